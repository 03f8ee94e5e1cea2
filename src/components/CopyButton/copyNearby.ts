import {nearbyCode} from './nearbyCode';

/** Whether the copy worked. */
export type Outcome = 'copied' | 'failed';

/** The label for each outcome. */
export const outcomeWords: Record<Outcome, string> = {
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Copies the code next to a button to the clipboard. */
export async function copyNearby(button: Element): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(nearbyCode(button));
    return 'copied';
  } catch {
    // The browser or the reader denied access. The text can still be selected.
    return 'failed';
  }
}
