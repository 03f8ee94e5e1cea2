import type {Outcome} from '../CopyButton/copyNearby';

/** The text of a file of the site. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** Copies a text that may still be loading. */
export async function copyText(text: Promise<string>): Promise<Outcome> {
  // Where the browser refuses to write, nobody waits for a text that then fails too.
  text.catch(() => undefined);
  try {
    // Safari forgets the press while the text loads, unless it knows of the promise.
    if ('ClipboardItem' in window) {
      const item = new ClipboardItem({'text/plain': text});
      await navigator.clipboard.write([item]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return 'copied';
  } catch {
    return 'failed';
  }
}
