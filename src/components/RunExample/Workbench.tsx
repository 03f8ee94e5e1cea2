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
import type {PageExample} from '@site/plugins/run-examples/readExamples';
import type {Program} from '@site/plugins/run-examples/toProgram';
import {copyLink} from './copyLink';
import type {EditorHandle} from './editor/createEditor';
import {packageOf, prefetchExamples} from './loadRelease';
import Output from './Output';
import SmallButton from '@site/src/components/SmallButton';
import {consolePath} from './share';
import {useRun} from './useRun';
import styles from './workbench.module.css';

type Props = {
  release: string;
  example: Pick<PageExample, 'code'> & Partial<PageExample>;
  /** What happens first. Shared code waits for the reader. */
  starts: 'run' | 'edit';
  /** Whether this is the console, which needs no link to the console. */
  isConsole?: boolean;
  /** Hears of every edit. */
  onCode?: (code: string) => void;
  /** Listing of the example, shown until it is edited. */
  children?: ReactNode;
};

const loadEditor = () => import('./Editor');
const Editor = lazy(loadEditor);

async function compile(code: string): Promise<Program> {
  const {toProgram} = await import('@site/plugins/run-examples/toProgram');
  return toProgram(code);
}

/** Code to run and to edit, and its output. */
export default function Workbench({
  release,
  example,
  starts,
  isConsole = false,
  onCode,
  children,
}: Props): ReactNode {
  const [code, setCode] = useState(example.code);
  const [isEditing, setEditing] = useState(starts === 'edit');
  const editor = useRef<Pick<EditorHandle, 'setCode'>>(null);
  const [notice, setNotice] = useState('');
  const {state, frameParent, run, stop, clear} = useRun(
    release,
    `Output of ${example.title ?? 'your code'}`,
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
      setNotice('The editor did not load. Check your connection.');
    }
  }

  async function share(): Promise<void> {
    if (isConsole) {
      history.replaceState(history.state, '', path);
    }
    setNotice(await copyLink(path));
  }

  return (
    <div className={styles.workbench}>
      {isEditing ? (
        <Suspense fallback={children ?? <pre>{code}</pre>}>
          <Editor
            code={code}
            ref={editor}
            release={release}
            takesFocus={!isConsole}
            tensors={state.tensors}
            onChange={(text) => {
              setCode(text);
              onCode?.(text);
              setNotice('');
            }}
            onRun={runNow}
          />
        </Suspense>
      ) : (
        <div ref={listing}>{children}</div>
      )}
      <div className={styles.bar}>
        <button
          ref={runButton}
          type="button"
          className="button button--primary button--sm"
          onClick={runOrStop}
        >
          {isRunning ? 'Stop' : 'Run'}
        </button>
        {state.status === 'done' && state.hasDrawn && (
          <SmallButton onClick={stop}>Stop</SmallButton>
        )}
        {!isEditing && (
          <SmallButton onClick={() => void edit()}>Edit</SmallButton>
        )}
        <SmallButton
          disabled={code === example.code && state.status === 'idle'}
          onClick={() => {
            setCode(example.code);
            editor.current?.setCode(example.code);
            clear();
            // It is disabled now.
            runButton.current?.focus();
          }}
        >
          Reset
        </SmallButton>
        <SmallButton onClick={() => void share()}>Share</SmallButton>
        {!isConsole && (
          <Link className="button button--secondary button--sm" to={path}>
            Open in console
          </Link>
        )}
        <span role="status">{notice}</span>
        <span className={styles.label}>
          Runs in your browser, not on a phone.
          {published !== release &&
            ` npm never had ${release}: it runs on the package of ${published}, without what came later.`}
        </span>
      </div>
      <div ref={frameParent} className={styles.stage} />
      <Output state={state} />
    </div>
  );
}
