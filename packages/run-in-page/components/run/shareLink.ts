/** Copies the address of a page of the site; gives what to tell the reader. */
export async function copyLink(path: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    return 'Link copied.';
  } catch {
    // The browser or the reader denied access.
    return 'The link could not be copied.';
  }
}
