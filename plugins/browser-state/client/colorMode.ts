/** Whatever is stored or asked for, the page is dark or else light. */
export function coerceColorMode(html: HTMLElement): void {
  const {theme, themeChoice} = html.dataset;
  if (theme !== 'dark') {
    html.dataset.theme = 'light';
  }
  if (themeChoice !== 'dark' && themeChoice !== 'system') {
    html.dataset.themeChoice = 'light';
  }
}

if (typeof document !== 'undefined') {
  coerceColorMode(document.documentElement);
}
