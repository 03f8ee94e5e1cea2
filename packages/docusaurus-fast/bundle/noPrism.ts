/** Replaces the browser's syntax highlighter, which a client module of the theme imports. */
export const Prism = {};
