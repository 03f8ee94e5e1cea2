/** Where drafts are in `localStorage`: what follows is the place that they belong to. */
export const draftPrefix = 'run-in-page.draft';

/** Whether this browser keeps a draft for a place. */
export function hasDraft(place: string): boolean {
  try {
    return localStorage.getItem(draftPrefix + place) !== null;
  } catch {
    // Storage is denied.
    return false;
  }
}
