import type {Early} from '../../early';
import {controls} from '../controls';
import {replayTyping, isField} from './replayTyping';
import {selectTab} from './selectTab';
import {trackElement} from './trackElement';

/** Acts once, when the app has hydrated. */
export function whenHydrated(html: HTMLElement, act: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (html.dataset.hasHydrated === 'true') {
      observer.disconnect();
      act();
    }
  }).observe(html, {attributeFilter: ['data-has-hydrated']});
}

/** Tells screen readers what the control's appearance tells everybody else. */
function announce(text: string): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'entry-status';
  document.body.append(status);
  status.textContent = text;
  return status;
}

function announceShortly(text: string): void {
  const status = announce(text);
  setTimeout(() => status.remove(), 2000);
}

/**
 * Records clicks on controls and typed text until the app has hydrated, and replays each
 * of them once. A recorded click shows at once that it was noticed. Links work anyway.
 * Returns whether there was input before.
 */
export function replayEarlyInput(
  html: HTMLElement,
  modules: readonly Early[],
): boolean {
  const presses = modules.flatMap(({press = {}}) => Object.entries(press));
  const waiting = new Map<HTMLElement, () => HTMLElement | undefined>();
  const typed = new Map<Parameters<typeof replayTyping>[0], string>();
  let status: HTMLElement | undefined;

  function recordClick(target: EventTarget | null): void {
    const control =
      target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (control === null) {
      return;
    }
    const press = presses.find(([selector]) => control.matches(selector));
    if (press !== undefined) {
      const [, act] = press;
      act(control, announceShortly);
      return;
    }
    waiting.set(control, trackElement(control));
    if (control.getAttribute('role') === 'tab') {
      // The panel shows at once; after hydration the theme stores the choice.
      selectTab(control);
      return;
    }
    control.setAttribute('aria-busy', 'true');
    status ??= announce('One moment, this page is still starting.');
  }

  function handle(event: Event): void {
    const {target} = event;
    if (event.type === 'click') {
      recordClick(target);
    } else if (event instanceof KeyboardEvent) {
      if (modules.some(({key}) => key?.(event) === true)) {
        event.preventDefault();
      }
    } else if (isField(target)) {
      typed.set(target, target.value);
    }
  }

  const {isEmpty, stop} = window.takeEarlyInput(handle);
  whenHydrated(html, () => {
    stop();
    status?.remove();
    for (const [field, value] of typed) {
      replayTyping(field, value);
    }
    for (const [control, find] of waiting) {
      control.removeAttribute('aria-busy');
      find()?.click();
    }
  });
  return !isEmpty;
}
