import siteStorage from '@generated/site-storage';
import {versionAt} from './rememberVersion';

/** Whether the address names a place that the HTML does not have. */
function isTargetMissing(): boolean {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return id !== '' && document.getElementById(id) === null;
  } catch {
    return true;
  }
}

/** Whether the reader once made a choice that this page shows: of a tab, or of a version where the page belongs to none. */
function showsChoice(): boolean {
  const hasTabs = document.querySelector('[role="tablist"]') !== null;
  const choices = [
    ...(hasTabs ? ['docusaurus.tab.'] : []),
    ...(versionAt(location.pathname)?.name === undefined
      ? ['docs-preferred-version-']
      : []),
  ];
  return Object.keys(window[siteStorage.type]).some((key) =>
    choices.some((choice) => key.startsWith(choice)),
  );
}

/** Whether `security/inline/loadGuard.mjs` has reloaded the page, for a reader who waits for the app. */
function wasReloaded(): boolean {
  return sessionStorage.getItem('docusaurus.reloaded') !== null;
}

/** Whether the page is not complete as HTML: by what it is, by its address, or for this reader. */
export function needsApp(): boolean {
  if (document.querySelector('[data-needs-app]') !== null) {
    return true;
  }
  try {
    return isTargetMissing() || wasReloaded() || showsChoice();
  } catch {
    // Storage is denied: nothing was chosen.
    return false;
  }
}
