import './progressBar.css';

/** Time that the full bar takes to fade, in milliseconds; see `progressBar.css`. */
const fadeTime = 400;

let shown: HTMLElement | undefined;

function element(className: string, ...children: HTMLElement[]): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  created.append(...children);
  return created;
}

/** Shows the bar, which then advances on its own. */
function start(): void {
  if (shown !== undefined) {
    return;
  }
  shown = element('', element('bar', element('peg')));
  shown.id = 'nprogress';
  // Screen readers announce the new title; the bar adds nothing to that.
  shown.ariaHidden = 'true';
  document.body.append(shown);
}

/** Fills the bar and removes it. */
function done(): void {
  const bar = shown;
  shown = undefined;
  bar?.classList.add('progressBarDone');
  setTimeout(() => bar?.remove(), fadeTime);
}

/**
 * Replaces nprogress, which the theme's client module imports: it sets its markup
 * as raw HTML, with roles that do not exist.
 */
export default {configure: () => undefined, start, done};
