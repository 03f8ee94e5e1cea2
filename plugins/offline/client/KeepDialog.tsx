import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {Kept} from '../kept';
import {bytesOf, type OfflineList} from '../offlineList';
import {followKept} from './followKept';
import {fetchList, isSupported, removeKept, tidyKept} from './keep';
import {megabytes} from './megabytes';
import Progress from './Progress';
import styles from './styles.module.css';
import {useKeeping} from './useKeeping';

type Props = {
  /** Label of the version. */
  version: string;
  onClose: () => void;
};

function listed(versions: readonly string[]): string {
  return new Intl.ListFormat('en').format(versions);
}

/** What is stored, in words. */
function Stored({kept}: {kept: Kept}): ReactNode {
  return (
    <p>
      <strong>Stored on this device:</strong> {listed(kept.versions)}
      {kept.hasModels && ' with the models'}, {megabytes(kept.bytes)}.
    </p>
  );
}

/** What is stored here, and what the network has of a version. */
function useStorage(version: string) {
  const [kept, setKept] = useState<Kept>();
  const [list, setList] = useState<OfflineList>();
  const [problem, setProblem] = useState(() =>
    isSupported()
      ? ''
      : 'This browser can’t store pages: that takes HTTPS and a current browser.',
  );
  useEffect(() => {
    if (isSupported()) {
      void tidyKept().then(setKept);
      fetchList(version).then(setList, () =>
        setProblem('The size could not be read. Check your connection.'),
      );
    }
  }, [version]);
  return {kept, setKept, list, problem};
}

/** Stores a version for offline reading, or removes what is stored. */
export default function KeepDialog({version, onClose}: Props): ReactNode {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const {kept, setKept, list, problem} = useStorage(version);
  const [withModels, setWithModels] = useState(false);
  const [notice, setNotice] = useState('');
  const {progress, failure, start, cancel} = useKeeping((stored) => {
    if (kept !== undefined && kept.build !== stored.build) {
      location.reload();
    }
    setKept(stored);
    void followKept();
    setNotice(`${version} can be read without a network now.`);
  });

  useEffect(() => dialog.current?.showModal(), []);

  const isKept = kept?.versions.includes(version) ?? false;
  const hasModels = kept?.hasModels ?? false;
  const bytes =
    list === undefined
      ? 0
      : bytesOf(list.files) + (withModels ? bytesOf(list.models) : 0);
  const canKeep =
    list !== undefined &&
    (!isKept || list.build !== kept?.build || (withModels && !hasModels));

  async function remove(): Promise<void> {
    await removeKept();
    setKept(undefined);
    setNotice('Removed. Nothing is stored on this device.');
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
    >
      <h2 id={title}>Keep {version} for offline reading</h2>
      <p>
        Its pages, search, examples and what runs them are stored in this
        browser. Until you update or remove them, you read the stored ones, with
        or without a network.
      </p>
      {kept !== undefined && <Stored kept={kept} />}
      {list !== undefined &&
        progress === undefined &&
        !(isKept && hasModels) && (
          <ul className={styles.sizes}>
            {!isKept && (
              <li>
                Version {version}: {megabytes(bytesOf(list.files))}
              </li>
            )}
            {!hasModels && (
              <li>
                <label>
                  <input
                    type="checkbox"
                    checked={withModels}
                    onChange={({target}) => setWithModels(target.checked)}
                  />{' '}
                  The models of the apps, too: {megabytes(bytesOf(list.models))}
                </label>
              </li>
            )}
          </ul>
        )}
      {progress !== undefined && <Progress {...progress} onCancel={cancel} />}
      <p role="status">{failure || problem || notice}</p>
      {progress === undefined && (
        <p className={styles.buttons}>
          {canKeep && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                setNotice('');
                void start(
                  {
                    versions: [
                      ...new Set([...(kept?.versions ?? []), version]),
                    ],
                    hasModels: withModels || hasModels,
                  },
                  bytes,
                );
              }}
            >
              {isKept && list.build !== kept?.build ? 'Update' : 'Keep'}
            </button>
          )}
          {kept !== undefined && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => void remove()}
            >
              Remove
            </button>
          )}
          <button
            type="button"
            className="button button--secondary"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </p>
      )}
    </dialog>
  );
}
