/** Stands in for the versions of all plugins, which no page reads. */
export default {};
