import {nearbyCode} from '@site/src/components/CopyButton/nearbyCode';

/** Copies what a button stands by, before the app is there to do it. Says how it went. */
export async function copyCode(button: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(nearbyCode(button));
    return 'Copied';
  } catch {
    return 'Copy failed';
  }
}
