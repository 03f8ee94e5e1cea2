import {fetchList} from './download';
import {tidyStored} from './storeVersions';
import {loadPagesInFull} from './loadPagesInFull';

/** Where a reader's "Later" is remembered: the build that was offered. */
const laterKey = 'keep-offline.later';

/**
 * Runs in pages that the service worker controls: what is not stored comes as a document
 * of its own, the stored copy is marked, and a new deploy is offered.
 */
export async function setUpControlledPage(): Promise<void> {
  const stored = await tidyStored();
  const [first] = stored?.versions ?? [];
  if (stored === undefined || first === undefined) {
    return;
  }
  if (await loadPagesInFull(stored)) {
    document.documentElement.dataset.storedCopy = 'true';
  }
  const {build} = await fetchList(first).catch(() => stored);
  if (build !== stored.build && sessionStorage.getItem(laterKey) !== build) {
    const {offerUpdate} = await import('./offerUpdate');
    offerUpdate(stored, () => sessionStorage.setItem(laterKey, build));
  }
}
