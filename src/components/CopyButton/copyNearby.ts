import {nearbyCode} from './nearbyCode';

/** How a try to copy ended. */
export type Outcome = 'copied' | 'failed';

/** What is said of it. */
export const outcomeWords: Record<Outcome, string> = {
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Puts the code that a button stands by on the clipboard. */
export async function copyNearby(button: Element): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(nearbyCode(button));
    return 'copied';
  } catch {
    // Refused by the browser or its reader: the text can still be selected.
    return 'failed';
  }
}
