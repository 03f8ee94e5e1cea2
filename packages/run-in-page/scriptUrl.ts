/** An address for a script, of a document. Firefox and WebKit import none whose type isn't JavaScript's. */
export function scriptUrl(
  code: string,
  {URL, Blob}: Pick<typeof globalThis, 'URL' | 'Blob'> = globalThis,
): string {
  return URL.createObjectURL(new Blob([code], {type: 'text/javascript'}));
}
