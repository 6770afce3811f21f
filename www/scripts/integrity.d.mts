/** Stands where the integrity of the worker is to be, until that is built. */
export const PLACEHOLDER: string;
