import {
  readerCalls,
  runnerCalls,
  type PrintedValue,
  type RunRequest,
  type TensorLines,
} from '../../examples/calls';
import type {Target} from '../../examples/toProgram';
import {connect, type Call} from '../../port';
import {awaitEndOfProcess, openFrame, start, type Started} from './openFrame';

/** Code to run, and what runs it. */
type Job = RunRequest & {script: string; target: Target};

/** What a run tells its reader. */
export type Told =
  | {type: 'log'; parts: readonly PrintedValue[]}
  /** `file` is missing if there is only one. */
  | {type: 'error'; text: string; file?: string; line?: number}
  | {type: 'done'; tensors: TensorLines; isWaiting: boolean};

/** Runs code in a frame without an origin of its own. */
export type Runner = {
  run: (job: Job, receive: (message: Told) => void) => Promise<void>;
  /** Ends whatever runs. */
  stop: () => void;
};

/** Milliseconds in which a document answers that is not in a loop without end. */
const timeout = 500;

function isResponsive(call: Call<typeof runnerCalls>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), timeout);
    void call('ping', []).then(() => resolve(true));
  });
}

/** Makes a runner that alone fills an element, with its frames. */
export function createRunner(parent: Element, title: string): Runner {
  let current: Started | undefined;
  let call: Call<typeof runnerCalls> | undefined;
  /** Workers share a document; a component gets a new one. */
  let shared: HTMLIFrameElement | undefined;
  /** The document for the next component, which need not wait for the start. */
  let spare: Started | undefined;
  let timer: number | undefined;

  function removeFrames(kept?: Element): void {
    current?.port.close();
    clearTimeout(timer);
    [...parent.children]
      .filter((frame) => frame !== kept)
      .forEach((frame) => frame.remove());
    shared = undefined;
    spare = undefined;
  }

  async function startWorker(script: string): Promise<Started> {
    if (shared === undefined) {
      removeFrames();
      shared = await openFrame(parent, title);
    }
    current?.port.close();
    return start(shared, script, false);
  }

  async function startDocument(script: string): Promise<Started> {
    const frame = await openFrame(parent, title);
    // It has its size, and is not in sight, before a component is drawn.
    frame.hidden = false;
    frame.dataset.spare = '';
    return start(frame, script, true);
  }

  async function takeDocument(script: string): Promise<Started> {
    const ready = spare?.script === script ? spare : undefined;
    removeFrames(ready?.frame);
    return ready ?? startDocument(script);
  }

  function prepareDocument(script: string): void {
    const keep = (started?: Started) => {
      spare = started;
    };
    // Without a connection the next run says so.
    timer = window.setTimeout(
      () => void startDocument(script).then(keep, () => keep()),
      500,
    );
  }

  function stop(): void {
    if (shared === undefined) {
      awaitEndOfProcess();
    }
    removeFrames();
  }

  return {
    stop,
    async run({script, target, ...request}, receive) {
      // What a component does on a press may never end.
      if (
        current?.frame.isConnected &&
        shared === undefined &&
        call &&
        !(await isResponsive(call))
      ) {
        stop();
      }
      const starting =
        target === 'worker' ? startWorker(script) : takeDocument(script);
      current = await starting.catch((error: unknown) => {
        removeFrames();
        throw error;
      });
      const {frame, port} = current;
      delete frame.dataset.spare;
      frame.hidden = target !== 'screen';
      // The code may call these itself.
      const functions = {
        print: (parts: readonly PrintedValue[]) =>
          receive({type: 'log', parts}),
        fail: (text: string, line?: number) =>
          receive({type: 'error', text, ...(line !== undefined && {line})}),
        resize(height: number) {
          frame.height = String(height);
          frame.toggleAttribute('data-empty', height === 0);
        },
        end(tensors: TensorLines, isWaiting: boolean) {
          if (target === 'screen') {
            prepareDocument(script);
          }
          receive({type: 'done', tensors, isWaiting});
        },
      };
      call = connect(port, functions, readerCalls, runnerCalls);
      void call('run', [request]);
    },
  };
}
