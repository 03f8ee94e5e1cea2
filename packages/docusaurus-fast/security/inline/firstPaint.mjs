// Sets what the first paint depends on. Runs inline in the head, as a classic
// script, in place of the theme's own, which copies parts of the address into
// attributes of the page.
(() => {
  /** @param {string} key */
  function stored(key) {
    try {
      return window[STORAGE.type].getItem(key + STORAGE.namespace) ?? '';
    } catch {
      return '';
    }
  }

  function chosenMode() {
    const asked = new URLSearchParams(location.search).get('docusaurus-theme');
    if (asked === 'dark' || asked === 'light') {
      return asked;
    }
    const mode = stored('theme');
    // Whatever else was stored, the page is dark or else light.
    return mode === '' || mode === 'dark' ? mode : 'light';
  }

  const {dataset} = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const {isFixed, ofSite, followsSystem} = COLOR_MODE;
  const chosen = isFixed ? '' : chosenMode();
  const systemMode = prefersDark ? 'dark' : 'light';
  dataset.theme = chosen || (followsSystem ? systemMode : ofSite);
  dataset.themeChoice = chosen || (followsSystem ? 'system' : ofSite);
  dataset.announcementBarInitiallyDismissed = String(
    stored('docusaurus.announcement.dismiss') === 'true' &&
      // Whoever closed another bar has not seen this one.
      stored('docusaurus.announcement.id') === ANNOUNCEMENT,
  );
  // After a reload the browser scrolls by as many pixels as before.
  const [load] = performance.getEntriesByType('navigation');
  dataset.isRestored = String(
    load instanceof PerformanceNavigationTiming && load.type !== 'navigate',
  );
})();
