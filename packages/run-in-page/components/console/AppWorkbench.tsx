import {useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {apps} from '@generated/run-apps/default/files.js';
import type {Source} from '../../apps/files';
import {moveToAddress} from '../run/drafts';
import Editor from '../run/Editor';
import Notice from '../run/Notice';
import RunKeys from '../run/RunKeys';
import {appPath, readSharedApp, type SharedApp} from '../run/share';
import {shareLink} from '../run/shareLink';
import SmallButton from 'controls/SmallButton';
import Sandbox from '../app/Sandbox';
import Stage from '../app/Stage';
import {useApp} from '../app/useApp';
import bench from '../run/workbench.module.css';
import styles from './app.module.css';

type Props = {
  app: SharedApp;
  /** What runs it. */
  files: (typeof apps)[string];
  /** Its files as the tutorial has them. */
  source: Source;
  /** Whether it begins with a draft. */
  isDraft: boolean;
  onEdit: (edits: SharedApp['edits']) => void;
};

const noTensors = {};

/** What happened to the edits, and those that its button brings back. */
type EditNotice = {
  text: string;
  action?: 'Discard' | 'Undo';
  edits?: SharedApp['edits'];
};

/** Compiles TypeScript with JSX; an error names its file and line. */
async function compile(files: Source): Promise<Source> {
  const [{toScript}, {addTimeLimit}] = await Promise.all([
    import('torchlive-web/program'),
    import('../../examples/addTimeLimit'),
  ]);
  return files.map(([file, text]) => [
    file,
    addTimeLimit(toScript(text, file)),
  ]);
}

/** The files of an app to edit, and a phone to run them. */
export default function AppWorkbench({
  app,
  files,
  source,
  isDraft,
  onEdit,
}: Props): ReactNode {
  const {version, sample, ownModel, edits} = app;
  const [current, setCurrent] = useState(source[0]?.[0] ?? '');
  /** Counted: with each the editor gets other text, or the phone another frame. */
  const [resets, setResets] = useState(0);
  const [runs, setRuns] = useState(0);
  const [notice, setNotice] = useState<EditNotice | undefined>(
    isDraft
      ? {
          text: 'Draft restored.',
          action: 'Discard',
          edits: readSharedApp(location.hash)?.edits ?? {},
        }
      : undefined,
  );
  const runButton = useRef<HTMLButtonElement>(null);
  const texts: Source = source.map(([file, text]) => [
    file,
    edits[file] ?? text,
  ]);

  const running = useApp(
    {sample, version, ownModel},
    {
      status: 'idle',
      message: 'Press Run to start the app.',
    },
  );
  const {title, isOpen, open, stop, restart} = running;
  const isEdited = Object.keys(edits).length > 0;

  function run(): void {
    setRuns(runs + 1);
    restart();
  }

  function handleChange(text: string): void {
    setNotice(undefined);
    const {[current]: _before, ...others} = edits;
    const isNew = source.every(
      ([file, original]) => file !== current || original !== text,
    );
    onEdit(isNew ? {...others, [current]: text} : others);
  }

  async function share(): Promise<void> {
    const path = appPath(app);
    moveToAddress(path);
    setNotice({text: await shareLink(path)});
  }

  /** Puts other edits in the place of the reader's. */
  function replaceEdits(next: SharedApp['edits'], then?: EditNotice): void {
    onEdit(next);
    setResets(resets + 1);
    if (isOpen) {
      stop();
    }
    setNotice(then);
    // What was pressed is gone or disabled now.
    runButton.current?.focus();
  }

  const gone = {text: 'Your edits are gone.', action: 'Undo', edits} as const;
  return (
    <div className={styles.workbench}>
      <div className={styles.code}>
        <div className={bench.block}>
          <div className={bench.blockHead}>
            <RunKeys />
            <span className={bench.head}>
              <button
                ref={runButton}
                type="button"
                className="button button--primary button--sm"
                onClick={run}
              >
                {isOpen ? 'Run again' : 'Run'}
              </button>
              {isOpen && (
                <button
                  type="button"
                  className={clsx('button button--sm', bench.stop)}
                  onClick={() => {
                    stop();
                    // It is gone now.
                    runButton.current?.focus();
                  }}
                >
                  Stop
                </button>
              )}
            </span>
          </div>
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
          <SmallButton
            disabled={!isEdited}
            onClick={() => replaceEdits({}, gone)}
          >
            Reset
          </SmallButton>
          <SmallButton onClick={() => void share()}>Share</SmallButton>
          <Notice
            told={
              notice && {
                ...notice,
                act: () =>
                  replaceEdits(
                    notice.edits ?? {},
                    notice.action === 'Discard' ? gone : undefined,
                  ),
              }
            }
          />
        </div>
      </div>
      <Stage
        running={running}
        screen={
          <Sandbox
            key={runs}
            title={`${isEdited ? 'Edited app' : 'App'} of ${title}`}
            onOpen={(frame) => void open(frame, compile(texts))}
          />
        }
      />
    </div>
  );
}
