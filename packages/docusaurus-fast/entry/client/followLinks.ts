import {isSaveData} from 'browser-utils';
import {rememberVersion} from './rememberVersion';
import {whenHydrated} from './replayEarlyInput';
import {isResting} from './waitToStart';

/** Milliseconds for which a pointer stays on a link that the reader may follow: others are only crossed. */
const dwell = 65;

/** The link of an event that leads to another page of this site. */
function findLink({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null &&
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    // Neither a download nor the page as Markdown.
    !/\.\w+$/.test(link.pathname)
    ? link
    : undefined;
}

/** Fetches the page of a link ahead; `entry/index.ts` has the rule that the attribute meets. */
function prefetch(link: HTMLAnchorElement): void {
  if (link.dataset.prefetch !== undefined || isSaveData()) {
    return;
  }
  link.dataset.prefetch = '';
  // Missing before Safari 16.
  const {supports} = HTMLScriptElement as Partial<typeof HTMLScriptElement>;
  if (supports?.('speculationrules') !== true) {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  }
}

/**
 * Until the app has hydrated, links lead to documents, and that of a link that the reader
 * points at is fetched ahead. It is used even if the app has hydrated in the meantime.
 */
export function followLinks(html: HTMLElement): void {
  const aiming = new AbortController();
  const {signal} = aiming;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aimed: HTMLAnchorElement | undefined;
  function aim(event: Event): void {
    // A finger that scrolls is canceled.
    const link = event.type === 'pointercancel' ? undefined : findLink(event);
    if (isResting(event) || link === aimed) {
      return;
    }
    aimed = link;
    clearTimeout(timer);
    if (link !== undefined) {
      timer = setTimeout(() => prefetch(link), dwell);
    }
  }
  for (const sign of [
    'pointermove',
    'pointerdown',
    'pointercancel',
    'focusin',
  ]) {
    document.addEventListener(sign, aim, {passive: true, signal});
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = findLink(event);
      if (link && (!signal.aborted || link.dataset.prefetch !== undefined)) {
        rememberVersion(link);
        // The app does not hear of it, so that the browser follows the link.
        event.stopPropagation();
      }
    },
    {capture: true},
  );
  whenHydrated(html, () => aiming.abort());
}
