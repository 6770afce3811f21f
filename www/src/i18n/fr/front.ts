// What the first screens of the page say in French.
export { flow } from "./flow";
export { page } from "./page";
