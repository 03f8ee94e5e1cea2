import {useSyncExternalStore} from 'react';

/** Tells an iOS device by its user agent; an iPad that asks for desktop pages says it is a Mac. */
export function isIosDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

function subscribe(): () => void {
  return () => undefined;
}

/** Whether the page is read on an iOS device; false until the page runs. */
export function useIsIos(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isIosDevice(navigator),
    () => false,
  );
}
