// What the first screens of the page say in Swahili.
export { flow } from "./flow";
export { page } from "./page";
