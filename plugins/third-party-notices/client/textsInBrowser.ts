/** The browser is given no texts: the page's HTML holds them already. */
export const builtTexts: Record<string, string> | undefined = undefined;
