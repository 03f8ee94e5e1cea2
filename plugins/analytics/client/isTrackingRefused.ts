/** True if the reader has turned on Do Not Track or Global Privacy Control. */
export function isTrackingRefused(browser: Navigator): boolean {
  const {doNotTrack, globalPrivacyControl} = browser as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return (
    doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
  );
}
