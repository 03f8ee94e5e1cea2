import type {StoredVersions} from '../storedVersions';
import {draw} from './draw';
import UpdateNotice from './UpdateNotice';

/** Offers an update. */
export function offerUpdate(stored: StoredVersions, onLater: () => void): void {
  draw((close) => (
    <UpdateNotice
      stored={stored}
      onLater={() => {
        onLater();
        close();
      }}
    />
  ));
}
