import {switchColorMode} from './early/switchColorMode';

/** Controls that work before the app does, by the name in their `data-early`. */
const earlyControls = new Map([['color-mode', switchColorMode]]);

/** Controls that do nothing until the app runs, but for those. */
const controls = 'button, [role="button"], [role="tab"]';

function isAlive(html: HTMLElement): boolean {
  return html.dataset.hasHydrated === 'true';
}

function whenAlive(html: HTMLElement, act: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (isAlive(html)) {
      observer.disconnect();
      act();
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
}

/** Tells a screen reader what the looks of the control tell the others. */
function announce(text: string): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'app-start-status';
  document.body.append(status);
  status.textContent = text;
  return status;
}

/**
 * Takes clicks on controls for the app while it is on its way: they show at once that
 * they were noticed, and each is carried out once when the app is there. Links need
 * no app.
 */
export function keepInput(html: HTMLElement): void {
  const waiting = new Set<HTMLElement>();
  let status: HTMLElement | undefined;

  function keep(event: MouseEvent): void {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>(controls)
        : null;
    if (control === null) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const act = earlyControls.get(control.dataset.early ?? '');
    if (act !== undefined) {
      act(control);
      return;
    }
    waiting.add(control);
    control.setAttribute('aria-busy', 'true');
    status ??= announce('One moment, this page is still starting.');
  }

  document.addEventListener('click', keep, {capture: true});
  whenAlive(html, () => {
    document.removeEventListener('click', keep, {capture: true});
    status?.remove();
    for (const control of waiting) {
      control.removeAttribute('aria-busy');
      control.click();
    }
  });
}
