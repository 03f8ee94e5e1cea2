import {useEffect, useId, useState, type ReactNode} from 'react';
import {apps} from '@generated/run-apps/default/files.js';
import type {Source} from '../../apps/files';
import type {AppChoice} from '../run/appAddress';
import {keepDraft, moveToAddress, notKept, readDraft} from '../run/drafts';
import {keepInAddress} from '../run/keepInAddress';
import {loadJson} from '../run/loadRelease';
import {appPath, readSharedApp, type SharedApp} from '../run/share';
import AppWorkbench from './AppWorkbench';
import type {ConsoleProps} from './props';
import styles from './styles.module.css';

const filesOf = ({version, sample}: AppChoice) => apps[`${version}/${sample}`];

/** The apps of a version, by title. */
function appsOf(version: string): {sample: string; title: string}[] {
  const prefix = `${version}/`;
  return Object.entries(apps)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, {title}]) => ({sample: key.slice(prefix.length), title}))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The files of an app; none while they load, undefined if they can't be loaded. */
function useSource(choice: AppChoice): Source | undefined {
  const [source, setSource] = useState<Source | undefined>([]);
  const address = filesOf(choice)?.source ?? '';
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded?: Source) => {
      if (isCurrent) {
        setSource(loaded);
      }
    };
    loadJson<Source>(address).then(show, () => show());
    return () => {
      isCurrent = false;
      setSource([]);
    };
  }, [address]);
  return source;
}

/** What the reader made of the app at this address before; undefined if nothing. */
function readEdits(): SharedApp['edits'] | undefined {
  try {
    return JSON.parse(readDraft() ?? '') as SharedApp['edits'];
  } catch {
    return undefined;
  }
}

type Props = Pick<ConsoleProps, 'versions' | 'preferred'> & {
  first: SharedApp;
};

/** The console with an app of the tutorials: its files, and a phone that runs them. */
export default function AppConsole({
  first,
  versions,
  preferred,
}: Props): ReactNode {
  const id = useId();
  const [app, setApp] = useState(() => ({
    ...first,
    edits: readEdits() ?? first.edits,
  }));
  /** Whether the edits are those of a draft. */
  const [isDraft, setDraft] = useState(() => readEdits() !== undefined);
  const [isKept, setKept] = useState(true);
  const {version, sample} = app;
  const files = filesOf(app);
  const source = useSource(app);
  const own = versions.find(({packageVersion}) => packageVersion === preferred);

  /** The address follows, so that a reload or a bookmark keeps the choice. */
  function choose(next: SharedApp): void {
    // Another app leaves its draft behind; another version takes the edits along.
    const move = next.sample === sample ? moveToAddress : keepInAddress;
    move(appPath(next));
    const draft = readEdits();
    setApp({...next, edits: draft ?? next.edits});
    setDraft(draft !== undefined);
  }

  /** What the address has of the app is no draft. */
  function edit(edits: SharedApp['edits']): void {
    const original = readSharedApp(location.hash)?.edits ?? {};
    const text = JSON.stringify(edits);
    setApp({...app, edits});
    setKept(keepDraft(text === JSON.stringify(original) ? undefined : text));
  }

  return (
    <div className={styles.app}>
      <div className={styles.choices}>
        <div className={styles.version}>
          <label htmlFor={`${id}app`}>App</label>
          <select
            id={`${id}app`}
            value={sample}
            onChange={({target}) =>
              choose({version, sample: target.value, edits: {}})
            }
          >
            {files === undefined && <option value={sample}>Choose</option>}
            {appsOf(version).map(({sample: name, title}) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.version}>
          <label htmlFor={`${id}version`}>Version</label>
          <select
            id={`${id}version`}
            value={version}
            onChange={({target}) => choose({...app, version: target.value})}
          >
            {versions
              .filter(
                ({label}) =>
                  label === version || filesOf({version: label, sample}),
              )
              .map(({label, menuLabel}) => (
                <option key={label} value={label}>
                  {menuLabel}
                </option>
              ))}
          </select>
        </div>
      </div>
      {own !== undefined && own.label !== version && (
        <p role="status">
          This app is for {version}. Your version is {own.label}.
        </p>
      )}
      {!isKept && <p role="status">{notKept}</p>}
      {files === undefined && (
        <p>
          There is no app {sample} in {version}. Choose another one above.
        </p>
      )}
      {files !== undefined && source === undefined && (
        <p>The app did not load. Check your connection.</p>
      )}
      {files !== undefined && source !== undefined && source.length > 0 && (
        <AppWorkbench
          key={`${version}/${sample}`}
          app={app}
          files={files}
          source={source}
          isDraft={isDraft}
          onEdit={edit}
        />
      )}
    </div>
  );
}
