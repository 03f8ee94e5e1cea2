import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type {Refusal, Report as ReportData} from '../../model/report';
import {describeError} from '../run/describeError';
import type {Session} from './openSession';
import Layers from './Layers';
import styles from './styles.module.css';

const Report = lazy(() => import('./Report'));

type Props = {
  /** Where a message of PyTorch is explained, if it is. */
  findHelp: (message: string) => string | undefined;
  /** Level of the report's heading. */
  level?: 2 | 3;
  /** Name of a model of the site that shows what a report looks like. */
  example?: string;
  /** Whether a file may be dropped anywhere on the page. */
  takesPage?: boolean;
};

type State =
  | {status: 'empty'}
  | {status: 'reading'; name: string}
  | {status: 'failed'; text: string}
  | {status: 'refused'; file: number; name: string; refusal: Refusal}
  | {
      status: 'read';
      /** The number of the file, whose form is another one. */
      file: number;
      name: string;
      report: ReportData;
      session: Session;
    };

const loadSession = () => import('./openSession');

const verdicts = {
  yes: 'loads it',
  no: 'doesn’t load it',
  unknown: 'may load it',
};

/** What a screen reader hears when something has happened. */
function statusOf(state: State): string {
  switch (state.status) {
    case 'empty':
      return '';
    case 'reading':
      return `Reading ${state.name} …`;
    case 'failed':
      return state.text;
    case 'refused':
      return `${state.name} can’t be loaded.`;
    case 'read':
      return `${state.name}: ${state.report.verdicts
        .map(({toolkit, loads}) => `${toolkit} ${verdicts[loads]}`)
        .join(', ')}.`;
  }
}

/** Looks into a model that the reader drops or chooses. What that takes is loaded then. */
export default function ModelInspector({
  findHelp,
  level = 2,
  example,
  takesPage = false,
}: Props): ReactNode {
  const [state, setState] = useState<State>({status: 'empty'});
  const [isDragging, setDragging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Counts the files, so that a late answer about an earlier one is ignored. */
  const current = useRef(0);
  const last = useRef<Session>(undefined);

  async function show(name: string, find: () => Promise<File>): Promise<void> {
    current.current += 1;
    const own = current.current;
    const set = (next: State) => {
      if (own === current.current) {
        setState(next);
      }
    };
    last.current?.end();
    set({status: 'reading', name});
    try {
      const {openSession} = await loadSession();
      const session = openSession(await find());
      if (own !== current.current) {
        return;
      }
      last.current = session;
      const found = await session.inspect();
      if ('advice' in found) {
        session.end();
        set({status: 'refused', file: own, name, refusal: found});
      } else {
        set({status: 'read', file: own, name, report: found, session});
      }
    } catch (error) {
      set({status: 'failed', text: describeError(error).text});
    }
  }

  const open = (file: File) =>
    void show(file.name, () => Promise.resolve(file));

  function showExample(name: string): void {
    void show(name, async () => (await loadSession()).openExample(name));
  }

  const drop = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) {
      return;
    }
    // Else the browser opens the file itself.
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    setDragging(event.type === 'dragover');
    if (event.type === 'drop' && file !== undefined) {
      open(file);
    }
  });

  useEffect(() => {
    const target = takesPage ? document : box.current;
    const leave = () => setDragging(false);
    const listen = (event: Event) => drop(event as DragEvent);
    target?.addEventListener('dragover', listen);
    target?.addEventListener('drop', listen);
    target?.addEventListener('dragleave', leave);
    return () => {
      target?.removeEventListener('dragover', listen);
      target?.removeEventListener('drop', listen);
      target?.removeEventListener('dragleave', leave);
    };
  }, [takesPage]);

  useEffect(() => () => last.current?.end(), []);

  const isEmpty = state.status === 'empty';
  return (
    <div
      className={styles.inspector}
      data-search="off"
      data-md="off"
      // Nothing else takes a file that is dropped.
      data-needs-app
    >
      <div
        ref={box}
        className={clsx(styles.drop, isEmpty && styles.empty)}
        data-dragging={isDragging}
      >
        {isEmpty && <Layers />}
        <div className={styles.invitation}>
          <p className={styles.call}>
            {isEmpty ? 'Drop a .ptl file here' : 'Drop another .ptl file here'}
          </p>
          <p className={styles.keys}>
            <button
              type="button"
              className={clsx(
                'button',
                isEmpty ? 'button--primary' : 'button--secondary button--sm',
              )}
              onClick={() => input.current?.click()}
            >
              Choose a file
            </button>
            {isEmpty && example !== undefined && (
              <button
                type="button"
                className="button button--secondary"
                onClick={() => showExample(example)}
              >
                See an example
              </button>
            )}
            <input
              ref={input}
              hidden
              type="file"
              accept=".ptl,.pt,.pth,.onnx"
              aria-label="Model to inspect"
              onChange={({target}) => {
                const [file] = target.files ?? [];
                if (file !== undefined) {
                  open(file);
                }
                // The same file may be chosen again.
                target.value = '';
              }}
            />
          </p>
          {isEmpty && (
            <p className={styles.note}>
              <span className={styles.withScript}>
                It stays in your browser: nothing is uploaded.
              </span>
              <span className={styles.withoutScript}>
                Looking into a file needs JavaScript.
              </span>
            </p>
          )}
        </div>
      </div>
      <p
        role="status"
        className={clsx(
          styles.status,
          state.status === 'failed' && styles.failed,
          (state.status === 'read' || state.status === 'refused') &&
            styles.onlyHeard,
        )}
      >
        {statusOf(state)}
      </p>
      {(state.status === 'read' || state.status === 'refused') && (
        <Suspense fallback={<p className={styles.status}>Loading …</p>}>
          <Report
            key={state.file}
            {...state}
            findHelp={findHelp}
            level={level}
          />
        </Suspense>
      )}
    </div>
  );
}
