export default { docs: ["index", "more/one"] };
