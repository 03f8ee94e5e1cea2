import {useEffect, useId, useState, type ReactNode} from 'react';
import {apps} from '@generated/run-apps/default/files.js';
import {docsVersions} from '@site/config/versions';
import type {Source} from '@site/plugins/run-apps/readSource';
import type {AppChoice} from '@site/src/components/RunExample/appAddress';
import {loadJson} from '@site/src/components/RunExample/loadRelease';
import {appPath, type SharedApp} from '@site/src/components/RunExample/share';
import AppWorkbench from './AppWorkbench';
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

/** The console with an app of the tutorials: its files, and a phone that runs them. */
export default function AppConsole({first}: {first: SharedApp}): ReactNode {
  const id = useId();
  const [app, setApp] = useState(first);
  const {version, sample} = app;
  const files = filesOf(app);
  const source = useSource(app);

  /** The address follows, so that a reload or a bookmark keeps the choice. */
  function choose(next: SharedApp): void {
    setApp(next);
    history.replaceState(history.state, '', appPath(next));
  }

  if (files === undefined) {
    return (
      <p className={styles.app}>
        There is no app {sample} in {version}. “Edit an app” above opens one
        that exists; from there you can choose another.
      </p>
    );
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
            {docsVersions
              .filter(({label}) => filesOf({version: label, sample}))
              .map(({label, menuLabel}) => (
                <option key={label} value={label}>
                  {menuLabel}
                </option>
              ))}
          </select>
        </div>
      </div>
      {source === undefined && (
        <p>The app did not load. Check your connection.</p>
      )}
      {source !== undefined && source.length > 0 && (
        <AppWorkbench
          key={`${version}/${sample}`}
          app={app}
          files={files}
          source={source}
          onEdit={(next) => setApp({...app, edits: next})}
        />
      )}
    </div>
  );
}
