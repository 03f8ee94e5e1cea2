import useIsBrowser from '@docusaurus/useIsBrowser';

/** The kind of device, known after hydration. */
type Device = 'unknown' | 'phone' | 'desktop';

/** Detects phones and tablets, which can install the app. */
function deviceOf(userAgent: string): Device {
  return /Android|iPhone|iPad|iPod/i.test(userAgent) ? 'phone' : 'desktop';
}

/** The kind of device; unknown on the server and during hydration. */
export function useDevice(): Device {
  return useIsBrowser() ? deviceOf(navigator.userAgent) : 'unknown';
}
