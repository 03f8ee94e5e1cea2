/** Longest path of a link: mail and chat cut longer ones, and some browsers refuse them. */
const maxLength = 100_000;

/** Whether a link can carry what a path has in its fragment. */
export function fitsLink(path: string): boolean {
  return path.length <= maxLength;
}

/** Puts a path in the address bar, so that a reload or a bookmark keeps the choice; does nothing if it is too long. */
export function keepInAddress(path: string): void {
  if (fitsLink(path)) {
    history.replaceState(history.state, '', path);
  }
}
