import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {contents, extras} from '@generated/keep-offline/default/settings.json';
import type {StoredVersions} from '../storedVersions';
import {bytesOf, type OfflineList} from '../lists/offlineList';
import {fetchList} from './download';
import {setUpControlledPage} from './setUpControlledPage';
import {removeStored, tidyStored} from './storeVersions';
import {megabytes} from './megabytes';
import Progress from './Progress';
import styles from './styles.module.css';
import {useStoring} from './useStoring';

type Props = {
  /** Label of the version. */
  version: string;
  onClose: () => void;
};

/** What is stored, and when it was, in words. */
function Stored({stored}: {stored: StoredVersions}): ReactNode {
  const {versions, hasModels, bytes, date} = stored;
  return (
    <p>
      <strong>Stored in this browser:</strong>{' '}
      {new Intl.ListFormat('en').format(versions)}
      {hasModels && ` with ${extras.short}`}, {megabytes(bytes)}
      {date !== undefined &&
        `, on ${new Date(date).toLocaleDateString('en', {dateStyle: 'long'})}`}
    </p>
  );
}

/** What is stored here, and what the network has of a version. */
function useStorage(version: string) {
  const [stored, setStored] = useState<StoredVersions>();
  const [list, setList] = useState<OfflineList>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    async function read(): Promise<void> {
      setStored(await tidyStored());
      await fetchList(version).then(setList, () =>
        setProblem('You’re offline: nothing can be stored or updated now.'),
      );
    }
    read().catch(() =>
      setProblem(
        'This browser can’t store pages: that takes HTTPS, and some private windows don’t allow it.',
      ),
    );
  }, [version]);
  return {stored, setStored, list, problem};
}

/** Stores a version for offline reading, or removes what is stored. */
export default function KeepDialog({version, onClose}: Props): ReactNode {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const {stored, setStored, list, problem} = useStorage(version);
  const [withModels, setWithModels] = useState(false);
  const [notice, setNotice] = useState('');
  const [isSure, setSure] = useState(false);
  const {progress, failure, start, cancel} = useStoring((next) => {
    if (stored !== undefined && stored.build !== next.build) {
      location.reload();
    }
    setStored(next);
    void setUpControlledPage();
    setNotice(`Done. You can read ${version} offline now.`);
  });

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // The button that had the focus has gone.
    if (document.activeElement === document.body) {
      dialog.current?.focus();
    }
  });

  const versions = stored?.versions ?? [];
  const isStored = versions.includes(version);
  const hasModels = stored?.hasModels ?? false;
  const isOld = stored !== undefined && stored.build !== list?.build;
  const canKeep =
    list !== undefined && (!isStored || isOld || (withModels && !hasModels));

  /** Asks first where the pages could not be stored again now. */
  async function remove(): Promise<void> {
    const isOffline =
      list === undefined && (problem !== '' || !navigator.onLine);
    if (isOffline && !isSure) {
      setSure(true);
      setNotice(
        'You’re offline: after this you can’t read these pages until you’re online again. Press Remove once more to remove them.',
      );
      return;
    }
    await removeStored();
    setStored(undefined);
    setNotice('Removed. Nothing is stored in this browser.');
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      tabIndex={-1}
      onCancel={(event) => {
        if (progress !== undefined) {
          // Escape cancels the download first, which says so.
          event.preventDefault();
          cancel();
        }
      }}
      onClose={onClose}
    >
      <h2 id={title}>
        {isStored
          ? `${version} is saved for offline reading`
          : `Save ${version} for offline reading`}
      </h2>
      <p>
        {isStored
          ? `You read the copy of ${contents} in your browser, online and offline, until you update or remove it.`
          : `This stores ${contents} in your browser. From then on you read the stored copy, online and offline, until you update or remove it.`}
      </p>
      {stored !== undefined && <Stored stored={stored} />}
      {list !== undefined && progress === undefined && (
        <ul className={styles.sizes}>
          {!isStored && (
            <li>
              Version {version}: {megabytes(bytesOf(list.files))}
            </li>
          )}
          {!hasModels && list.models.length > 0 && (
            <li>
              <label>
                <input
                  type="checkbox"
                  checked={withModels}
                  onChange={({target}) => setWithModels(target.checked)}
                />
                {extras.label}: {megabytes(bytesOf(list.models))}
              </label>
            </li>
          )}
        </ul>
      )}
      <p role="status">{failure || notice || problem}</p>
      {progress === undefined ? (
        <div className={styles.buttons}>
          {canKeep && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => {
                setNotice('');
                void start({
                  versions: [...new Set([...versions, version])],
                  hasModels: withModels || hasModels,
                });
              }}
            >
              {isStored && isOld ? 'Update' : 'Save'}
            </button>
          )}
          {stored !== undefined && (
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
        </div>
      ) : (
        <Progress {...progress} onCancel={cancel} />
      )}
    </dialog>
  );
}
