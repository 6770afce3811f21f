// What the first screens of the page say in Luganda.
export { flow } from "./flow";
export { page } from "./page";
