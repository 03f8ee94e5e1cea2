import {useSyncExternalStore} from 'react';

/** Where the page is read: known once the browser runs it. */
export type Device = 'unknown' | 'phone' | 'desktop';

/** Tells a phone or tablet, which can have the app, from anything else. */
export function deviceOf(userAgent: string): Device {
  return /Android|iPhone|iPad|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}

const neverChanges = () => () => undefined;

/** The kind of device; unknown while the site is built and until the page is hydrated. */
export function useDevice(): Device {
  return useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent),
    () => 'unknown',
  );
}
