import {
  copyNearby,
  outcomeWords,
} from '@site/src/components/CopyButton/copyNearby';
import {opensSearch} from '@site/plugins/embedded-search/client/opensSearch';
import {searchWish} from '@site/plugins/embedded-search/client/searchWish';
import {rememberVersion} from './early/rememberVersion';
import {selectTab} from './early/selectTab';
import {switchColorMode} from './early/switchColorMode';
import {remember} from './findAgain';
import {isField, typeAgain} from './typeAgain';

type EarlyControl = (control: HTMLElement) => void;

/** Controls that work before the app does, by the name in their `data-early`. */
const earlyControls = new Map<string, EarlyControl>([
  ['color-mode', switchColorMode],
  [
    'copy',
    (button) =>
      void copyNearby(button).then((outcome) =>
        announceShortly(outcomeWords[outcome]),
      ),
  ],
  ['search', searchWish.open],
]);

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

function announceShortly(text: string): void {
  const status = announce(text);
  setTimeout(() => status.remove(), 2000);
}

/**
 * Takes clicks on controls and what is typed for the app while it is on its way.
 * Clicks show at once that they were noticed, and each is carried out once when the
 * app is there. Links need no app.
 */
export function keepInput(html: HTMLElement): void {
  const waiting = new Map<HTMLElement, () => HTMLElement | undefined>();
  const typed = new Map<Parameters<typeof typeAgain>[0], string>();
  const listening = new AbortController();
  const options = {capture: true, signal: listening.signal};
  let status: HTMLElement | undefined;

  function keepClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a.dropdown__link');
    if (link instanceof HTMLAnchorElement) {
      rememberVersion(link);
      return;
    }
    const control = target?.closest<HTMLElement>(controls);
    if (!(control instanceof HTMLElement)) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const act = earlyControls.get(control.dataset.early ?? '');
    if (act !== undefined) {
      act(control);
      return;
    }
    waiting.set(control, remember(control));
    if (control.getAttribute('role') === 'tab') {
      // The panel shows at once; the app then remembers the choice.
      selectTab(control);
      return;
    }
    control.setAttribute('aria-busy', 'true');
    status ??= announce('One moment, this page is still starting.');
  }

  function keepTyped({target}: Event): void {
    if (isField(target)) {
      typed.set(target, target.value);
    }
  }

  function answerKey(event: KeyboardEvent): void {
    if (opensSearch(event)) {
      event.preventDefault();
      searchWish.open();
    }
  }

  document.addEventListener('keydown', answerKey, options);
  document.addEventListener('click', keepClick, options);
  document.addEventListener('input', keepTyped, options);
  whenAlive(html, () => {
    listening.abort();
    status?.remove();
    for (const [field, value] of typed) {
      typeAgain(field, value);
    }
    for (const [control, find] of waiting) {
      control.removeAttribute('aria-busy');
      find()?.click();
    }
  });
}
