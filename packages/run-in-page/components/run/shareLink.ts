import {fitsLink} from './keepInAddress';

/** Copies the address of a page of the site; gives what to tell the reader. */
export async function shareLink(path: string): Promise<string> {
  if (!fitsLink(path)) {
    return 'This code is too long for a link. Save it in a file to share it.';
  }
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    return 'Link copied.';
  } catch {
    // The browser or the reader denied access.
    return 'The link could not be copied.';
  }
}
