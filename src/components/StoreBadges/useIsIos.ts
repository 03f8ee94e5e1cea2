import useIsBrowser from '@docusaurus/useIsBrowser';

/** Detects iOS by the user agent. An iPad that requests desktop sites claims to be a Mac. */
export function isIosDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return (
    /iPhone|iPad|iPod/.test(userAgent) ||
    (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}

/** Whether this is an iOS device; false until hydration. */
export function useIsIos(): boolean {
  return useIsBrowser() && isIosDevice(navigator);
}
