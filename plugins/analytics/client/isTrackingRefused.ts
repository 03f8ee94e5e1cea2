/** Says whether the reader has asked not to be tracked, by Do Not Track or Global Privacy Control. */
export function isTrackingRefused(browser: Navigator): boolean {
  const {doNotTrack, globalPrivacyControl} = browser as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return (
    doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
  );
}
