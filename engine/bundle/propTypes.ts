/** Stands in for the checks of props that old components name and that React no longer runs. */
export default {};
