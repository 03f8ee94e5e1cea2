import {useRef, useState, type ReactNode} from 'react';
import {paper, sandbox, type apps} from '@generated/run-apps/default/files.js';
import type {AppFrame, AppPage} from '@site/plugins/run-apps/bridge';
import type {Source} from '@site/plugins/run-apps/readSource';
import {copyLink} from '@site/src/components/RunExample/copyLink';
import Editor from '@site/src/components/RunExample/Editor';
import {loadText} from '@site/src/components/RunExample/loadRelease';
import {appPath, type SharedApp} from '@site/src/components/RunExample/share';
import SmallButton from '@site/src/components/SmallButton';
import {openSandbox} from '@site/src/components/RunInPage/openSandbox';
import Sandbox from '@site/src/components/RunInPage/Sandbox';
import Stage from '@site/src/components/RunInPage/Stage';
import {useApp} from '@site/src/components/RunInPage/useApp';
import bench from '@site/src/components/RunExample/workbench.module.css';
import styles from './app.module.css';

type Props = {
  app: SharedApp;
  /** What runs it. */
  files: (typeof apps)[string];
  /** Its files as the tutorial has them. */
  source: Source;
  onEdit: (edits: SharedApp['edits']) => void;
};

const noTensors = {};

/** Compiles TypeScript with JSX; an error names its file and line. */
async function compile(files: Source): Promise<Source> {
  const {toScript} = await import('@site/runtime/program/toScript');
  return files.map(([file, text]) => [file, toScript(text, file)]);
}

/** The script that runs files on a release of the package. */
async function loadScript(files: Source, toolkit: string): Promise<string> {
  const usesPaper = files.some(([, text]) => text.includes('-native-paper'));
  const addresses = [...sandbox, toolkit, ...(usesPaper ? [paper] : [])];
  return (await Promise.all(addresses.map(loadText))).join('\n');
}

/** The files of an app to edit, and a phone to run them. */
export default function AppWorkbench({
  app,
  files,
  source,
  onEdit,
}: Props): ReactNode {
  const {version, sample, ownModel, edits} = app;
  const [current, setCurrent] = useState(source[0]?.[0] ?? '');
  /** Counted: with each the editor gets other text, or the phone another frame. */
  const [resets, setResets] = useState(0);
  const [runs, setRuns] = useState(0);
  const [notice, setNotice] = useState('');
  const runButton = useRef<HTMLButtonElement>(null);
  const texts: Source = source.map(([file, text]) => [
    file,
    edits[file] ?? text,
  ]);

  async function load(
    frame: HTMLIFrameElement,
    _scripts: readonly string[],
    page: AppPage,
  ): Promise<AppFrame> {
    const [compiled, script] = await Promise.all([
      compile(texts),
      loadScript(texts, files.toolkit),
    ]);
    return openSandbox(frame, script, compiled, page);
  }

  const running = useApp({sample, version, ownModel}, load, {
    status: 'idle',
    message: 'Press Run to start the app.',
  });
  const {title, isOpen, open, stop, restart} = running;
  const isEdited = Object.keys(edits).length > 0;

  function run(): void {
    setRuns(runs + 1);
    restart();
  }

  function handleChange(text: string): void {
    setNotice('');
    const {[current]: _before, ...others} = edits;
    const isNew = source.every(
      ([file, original]) => file !== current || original !== text,
    );
    onEdit(isNew ? {...others, [current]: text} : others);
  }

  async function share(): Promise<void> {
    const path = appPath(app);
    history.replaceState(history.state, '', path);
    setNotice(await copyLink(path));
  }

  return (
    <div className={styles.workbench}>
      <div className={styles.code}>
        <div className={styles.files} role="group" aria-label="Files">
          {texts.map(([file]) => (
            <button
              key={file}
              type="button"
              className="clean-btn"
              aria-pressed={file === current}
              onClick={() => setCurrent(file)}
            >
              {file}
              {edits[file] !== undefined && ' (edited)'}
            </button>
          ))}
        </div>
        <div className={styles.editor}>
          <Editor
            key={`${current} ${resets}`}
            code={texts.find(([file]) => file === current)?.[1] ?? ''}
            ref={null}
            release={files.release}
            takesFocus={false}
            tensors={noTensors}
            onChange={handleChange}
            onRun={run}
          />
        </div>
        <div className={bench.bar}>
          <button
            ref={runButton}
            type="button"
            className="button button--primary button--sm"
            onClick={run}
          >
            {isOpen ? 'Run again' : 'Run'}
          </button>
          {isOpen && (
            <SmallButton
              onClick={() => {
                stop();
                // It is gone now.
                runButton.current?.focus();
              }}
            >
              Stop
            </SmallButton>
          )}
          <SmallButton
            disabled={!isEdited}
            onClick={() => {
              onEdit({});
              setResets(resets + 1);
              if (isOpen) {
                stop();
              }
              // It is disabled now.
              runButton.current?.focus();
            }}
          >
            Reset
          </SmallButton>
          <SmallButton onClick={() => void share()}>Share</SmallButton>
          <span role="status">{notice}</span>
        </div>
      </div>
      <Stage
        running={running}
        screen={
          <Sandbox
            key={runs}
            title={`${isEdited ? 'Edited app' : 'App'} of ${title}`}
            onOpen={(frame) => void open(frame)}
          />
        }
      />
    </div>
  );
}
