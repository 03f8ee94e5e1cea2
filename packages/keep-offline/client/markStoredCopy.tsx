import {draw} from './draw';
import StoredMark from './StoredMark';

let isMarked = false;

/** Says on the page that it is the stored copy, once a document. */
export function markStoredCopy(): void {
  if (!isMarked) {
    isMarked = true;
    draw(() => <StoredMark />);
  }
}
