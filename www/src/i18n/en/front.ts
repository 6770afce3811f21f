// What the first screens of the page say in English.
export { flow } from "./flow";
export { page } from "./page";
