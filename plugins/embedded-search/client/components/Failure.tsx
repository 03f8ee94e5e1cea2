import type {ReactNode} from 'react';
import {useStoredVersions} from '@site/plugins/offline/client/useStoredVersions';
import {useVersionLabel} from '../useVersionLabel';
import styles from './message.module.css';

type Props = {
  /** Name of the version that was searched. */
  version: string;
  onRetry: () => void;
};

/** Shown if a search fails: the network did, or this version is not among those stored for offline reading. */
export default function Failure({version, onRetry}: Props): ReactNode {
  const label = useVersionLabel()(version);
  const stored = useStoredVersions()?.versions ?? [];
  const isMissing = stored.length > 0 && !stored.includes(label);
  return (
    <div className={styles.message} role="alert">
      <h2 className={styles.title}>
        {isMissing ? `${label} is not stored` : 'Unable to fetch results'}
      </h2>
      <p>
        {isMissing
          ? `To search it, you need a network. This browser stores ${new Intl.ListFormat('en').format(stored)}.`
          : 'You might want to check your network connection.'}
      </p>
      <button
        type="button"
        className="button button--secondary"
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}
