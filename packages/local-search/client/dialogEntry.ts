/** Marks the history entry that exists while the dialog is open. */
const mark = 'isSearchOpen';

let isGoingBack = false;
let close: (() => void) | undefined;

function isMarked(): boolean {
  return (history.state as Record<string, unknown> | null)?.[mark] === true;
}

function push(): void {
  if (!isMarked()) {
    history.pushState({...(history.state as object | null), [mark]: true}, '');
  }
}

/** Runs before the router, which would scroll the page to its top. */
function onPopState(event: PopStateEvent): void {
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
    if (close !== undefined) {
      // Search was opened again in the meantime.
      push();
    }
  } else if (close !== undefined) {
    if (!isMarked()) {
      event.stopImmediatePropagation();
    }
    close();
  }
}

/** Adds an entry to the history, so that Back closes the dialog before it leaves the page. */
export function pushDialogEntry(onBack: () => void): void {
  close = onBack;
  addEventListener('popstate', onPopState, {capture: true});
  if (!isGoingBack) {
    push();
  }
}

/** Removes the entry, unless Back or a page that was opened from the dialog already has. */
export function popDialogEntry(): void {
  close = undefined;
  if (isMarked() && !isGoingBack) {
    isGoingBack = true;
    history.back();
  }
}
