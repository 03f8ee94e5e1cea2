import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PageExample} from '../../examples/options';
import type {Program} from '../../examples/toProgram';
import type {EditorHandle} from './editor/createEditor';
import {packageOf, prefetchExamples} from './loadRelease';
import Notice from './Notice';
import Output from './Output';
import RunKeys from './RunKeys';
import SmallButton from 'controls/SmallButton';
import {fitsLink} from './keepInAddress';
import {moveToAddress, notKept} from './drafts';
import {consolePath} from './consolePath';
import {shareLink} from './shareLink';
import {useRun} from './useRun';
import styles from './workbench.module.css';

type Props = {
  release: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
  /** What happens first. Shared code waits for the reader. */
  starts: 'run' | 'edit';
  /** What the reader made of the code before: the editor begins with it. */
  draft?: string | undefined;
  /** Whether this is the console, which needs no link to the console. */
  isConsole?: boolean;
  /** Models that code can load, by their path. */
  models?: Readonly<Record<string, File>>;
  /** Keeps every edit; false where the browser keeps nothing. */
  onCode?: (code: string) => boolean;
  /** Lists the example until it is edited, with buttons in the head of the listing. */
  children?: (buttons: ReactNode) => ReactNode;
};

/** What happened to the code, and what Undo brings back. */
type CodeNotice = {
  text: string;
  action?: 'Discard' | 'Undo';
  before?: string;
};

const loadEditor = () => import('./Editor');
const Editor = lazy(loadEditor);

async function compile(code: string): Promise<Program> {
  const [{toProgram}, {addTimeLimit}] = await Promise.all([
    import('../../examples/toProgram'),
    import('../../examples/addTimeLimit'),
  ]);
  const {js, target} = toProgram(code);
  // A worker can be stopped at any time.
  return {js: target === 'worker' ? js : addTimeLimit(js), target};
}

/** Code to run and to edit, and its output. */
export default function Workbench({
  release,
  example,
  starts,
  draft,
  isConsole = false,
  models,
  onCode,
  children,
}: Props): ReactNode {
  const isDraft = draft !== undefined;
  const [isEditing, setEditing] = useState(starts === 'edit' || isDraft);
  const [code, setCode] = useState(draft ?? example.code);
  const editor = useRef<Pick<EditorHandle, 'setCode'>>(null);
  const [notice, setNotice] = useState<CodeNotice | undefined>(
    isDraft ? {text: 'Draft restored.', action: 'Discard'} : undefined,
  );
  const {state, frameParent, run, stop, clear} = useRun(
    release,
    `Output of ${example.title ?? 'your code'}`,
    models,
  );
  const isRunning = state.status === 'loading' || state.status === 'running';

  function runNow(text: string): void {
    const {js, target} = example;
    run(() =>
      text === example.code && js !== undefined && target !== undefined
        ? Promise.resolve({js, target})
        : compile(text),
    );
  }

  function runOrStop({detail}: ReactMouseEvent): void {
    if (!isRunning) {
      runNow(code);
    } else if (detail < 2) {
      // The second press of a double click finds Stop in the place of Run.
      stop();
    }
  }

  // What was pressed is gone; its successor takes the focus and goes on.
  const runButton = useRef<HTMLButtonElement>(null);
  const start = useRef(() => {
    if (starts === 'run') {
      runButton.current?.focus({preventScroll: true});
      runNow(code);
    }
  });
  useEffect(() => start.current(), []);

  const hasRun = state.status === 'done';
  useEffect(() => {
    // Later than what the reader may ask for next.
    const timer =
      hasRun && setTimeout(() => void prefetchExamples(release), 2000);
    return () => clearTimeout(timer || undefined);
  }, [hasRun, release]);

  // What one release printed says nothing about another.
  useEffect(() => clear, [release, clear]);

  const listing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines = listing.current?.querySelectorAll<HTMLElement>('.line') ?? [];
    for (const [index, line] of [...lines].entries()) {
      const tensor = state.tensors[index + 1];
      if (tensor === undefined) {
        delete line.dataset.tensor;
      } else {
        line.dataset.tensor = tensor;
      }
    }
  }, [state.tensors]);

  const path = consolePath({release, code});
  const published = packageOf(release);

  async function edit(): Promise<void> {
    try {
      await loadEditor();
      setEditing(true);
    } catch {
      setNotice({text: 'The editor did not load. Check your connection.'});
    }
  }

  async function share(): Promise<void> {
    if (isConsole) {
      moveToAddress(path);
    }
    setNotice({text: await shareLink(path)});
  }

  /** Puts other code in the place of what the reader has, and says so. */
  function replaceCode(text: string, then?: CodeNotice): void {
    setCode(text);
    editor.current?.setCode(text);
    if (text !== code) {
      onCode?.(text);
    }
    // Later than what the editor reports.
    setNotice(then);
    // What was pressed is gone or disabled now.
    runButton.current?.focus();
  }

  function reset(): void {
    const isEdited = code !== example.code;
    clear();
    replaceCode(
      example.code,
      isEdited
        ? {text: 'Your edits are gone.', action: 'Undo', before: code}
        : undefined,
    );
  }

  const buttons = (
    <>
      <button
        ref={runButton}
        type="button"
        className={clsx(
          'button button--sm',
          isRunning ? styles.stop : 'button--primary',
        )}
        onClick={runOrStop}
      >
        {isRunning ? 'Stop' : 'Run'}
      </button>
      {state.status === 'done' && state.hasDrawn && (
        <SmallButton onClick={stop}>Stop</SmallButton>
      )}
    </>
  );
  return (
    <div className={styles.workbench}>
      {isEditing || children === undefined ? (
        <div className={styles.block}>
          <div className={styles.blockHead}>
            <RunKeys />
            <span className={styles.head}>{buttons}</span>
          </div>
          <Suspense fallback={children?.(null) ?? <pre>{code}</pre>}>
            <Editor
              code={code}
              ref={editor}
              release={release}
              takesFocus={!isConsole && (starts === 'edit' || !isDraft)}
              tensors={state.tensors}
              onChange={(text) => {
                setCode(text);
                setNotice(
                  onCode?.(text) === false ? {text: notKept} : undefined,
                );
              }}
              onRun={runNow}
            />
          </Suspense>
        </div>
      ) : (
        <div ref={listing}>
          {children(
            <span className={styles.head}>
              {buttons}
              <SmallButton onClick={() => void edit()}>Edit</SmallButton>
            </span>,
          )}
        </div>
      )}
      <div ref={frameParent} className={styles.frame} />
      {isConsole ? (
        <section className={styles.pane} aria-label="What it prints">
          {state.status === 'idle' && (
            <p className={styles.status}>What your code prints appears here.</p>
          )}
          <Output state={state} />
        </section>
      ) : (
        <Output state={state} />
      )}
      <div className={styles.bar}>
        <SmallButton
          disabled={code === example.code && state.status === 'idle'}
          onClick={reset}
        >
          Reset
        </SmallButton>
        <SmallButton onClick={() => void share()}>Share</SmallButton>
        {!isConsole && fitsLink(path) && (
          <Link className="button button--secondary button--sm" to={path}>
            Open in console
          </Link>
        )}
        <Notice
          told={
            notice && {
              ...notice,
              act: () =>
                notice.before === undefined
                  ? reset()
                  : replaceCode(notice.before),
            }
          }
        />
        {published !== release && (
          <span className={styles.label}>
            {`${release} runs on the package of ${published}, without what came later.`}
          </span>
        )}
      </div>
    </div>
  );
}
