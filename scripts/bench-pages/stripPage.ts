/** A page's HTML without what it loads or runs: its text alone, as if its app had come. */
export function stripPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<(?:link|img)\b[^>]*>/g, '')
    .replace('<html', '<html data-has-hydrated="true"');
}
