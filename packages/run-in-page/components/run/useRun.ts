import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type RefObject,
} from 'react';
import type {TensorLines} from '../../examples/calls';
import type {Program, Target} from '../../examples/toProgram';
import {describeError} from './describeError';
import {createRunner, type Runner, type Told} from './createRunner';
import {loadAssets, loadModels, loadRuntime} from './loadRelease';

/** A line of output or an error, in the order of their arrival. */
export type Entry = Extract<Told, {type: 'log' | 'error'}>;

export type RunState = {
  status: 'idle' | 'loading' | 'running' | 'done' | 'stopped';
  entries: readonly Entry[];
  /** Whether the code draws a component. */
  hasDrawn: boolean;
  /** Characters of output that there is still room for. */
  room: number;
  /** What lines of the code made, by their number. */
  tensors: TensorLines;
};

type Action =
  | Told
  | {type: 'start' | 'stop' | 'clear'}
  | {type: 'loaded'; target: Target};

const initial: RunState = {
  status: 'idle',
  entries: [],
  hasDrawn: false,
  room: 4_000_000,
  tensors: {},
};

/** What takes the place of the output that there is no room for. */
const rest: Entry = {
  type: 'log',
  parts: [{kind: 'text', text: '… more is not shown.'}],
};

/** How much an entry takes of the room: its characters, and a line of the page. */
function sizeOf(entry: Entry): number {
  return 4000 + JSON.stringify(entry).length;
}

/** Adds an entry. What code sends may have no end, and would hold up the page. */
function add(state: RunState, entry: Entry): RunState {
  const {entries, room} = state;
  const left = room - sizeOf(entry);
  if (left >= 0) {
    return {...state, entries: [...entries, entry], room: left};
  }
  return room < 0 ? state : {...state, entries: [...entries, rest], room: -1};
}

function reduce(state: RunState, action: Action): RunState {
  switch (action.type) {
    case 'start':
      return {...initial, status: 'loading'};
    case 'loaded':
      return {
        ...state,
        status: 'running',
        hasDrawn: action.target === 'screen',
      };
    case 'done':
      return {
        ...state,
        status: action.isWaiting ? 'running' : 'done',
        tensors: action.tensors,
      };
    case 'stop':
      return {...state, status: 'stopped'};
    case 'clear':
      return initial;
    case 'log':
    case 'error':
      return add(state, action);
  }
}

const none = {};

/** Runs code on a release, in a frame that becomes the only child of an element. */
export function useRun(
  release: string,
  title: string,
  models: Readonly<Record<string, File>> = none,
): {
  state: RunState;
  frameParent: RefObject<HTMLDivElement | null>;
  run: (prepare: () => Promise<Program>) => void;
  stop: () => void;
  clear: () => void;
} {
  const [state, dispatch] = useReducer(reduce, initial);
  const frameParent = useRef<HTMLDivElement>(null);
  const runner = useRef<Runner>(undefined);
  /** Counts the runs, so that a late answer to an earlier one is ignored. */
  const current = useRef(0);

  const run = useCallback(
    (prepare: () => Promise<Program>) => {
      current.current += 1;
      const own = current.current;
      const receive = (action: Action) => {
        if (own === current.current) {
          dispatch(action);
        }
      };
      const start = async () => {
        const {js, target} = await prepare();
        const [script, assets, opened] = await Promise.all([
          loadRuntime(release, target),
          loadAssets(js),
          loadModels(models),
        ]);
        if (frameParent.current !== null && own === current.current) {
          runner.current ??= createRunner(frameParent.current, title);
          receive({type: 'loaded', target});
          await runner.current.run(
            {script, target, js, assets, models: opened},
            receive,
          );
        }
      };
      dispatch({type: 'start'});
      start().catch((error: unknown) => {
        receive({type: 'error', ...describeError(error)});
        receive({type: 'done', tensors: {}, isWaiting: false});
      });
    },
    [release, title, models],
  );

  const end = useCallback((type: 'stop' | 'clear') => {
    current.current += 1;
    runner.current?.stop();
    dispatch({type});
  }, []);

  useEffect(() => () => runner.current?.stop(), []);

  return {
    state,
    frameParent,
    run,
    stop: useCallback(() => end('stop'), [end]),
    clear: useCallback(() => end('clear'), [end]),
  };
}
