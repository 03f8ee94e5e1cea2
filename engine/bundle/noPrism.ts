/** Stands in for the browser highlighter, which the theme's client module imports. */
export const Prism = {};
