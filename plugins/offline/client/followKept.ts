import {fetchList} from './download';
import {tidyKept} from './keep';
import {loadPagesInFull} from './loadPagesInFull';

/** Where a reader's "Later" is remembered: the build that was offered. */
const laterKey = 'playtorch.offline.later';

/**
 * Runs in pages that the service worker controls: what is not stored comes as a document
 * of its own, and a new deploy is offered.
 */
export async function followKept(): Promise<void> {
  const kept = await tidyKept();
  const [first] = kept?.versions ?? [];
  if (kept === undefined || first === undefined) {
    return;
  }
  await loadPagesInFull(kept);
  const {build} = await fetchList(first).catch(() => kept);
  if (build !== kept.build && sessionStorage.getItem(laterKey) !== build) {
    const {offerUpdate} = await import('./dialog');
    offerUpdate(kept, () => sessionStorage.setItem(laterKey, build));
  }
}
