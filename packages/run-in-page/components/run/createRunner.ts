import {isRunMessage, type RunMessage} from '../../examples/messages';
import type {RunRequest} from '../../examples/requests';
import type {Target} from '../../examples/toProgram';
import {awaitEndOfProcess, openFrame, start, type Started} from './openFrame';

/** Code to run, and what runs it. */
type Job = RunRequest & {script: string; target: Target};

/** What a run tells its reader. */
export type Told = Exclude<RunMessage, {type: 'size'}>;

/** Runs code in a frame without an origin of its own. */
export type Runner = {
  run: (job: Job, receive: (message: Told) => void) => Promise<void>;
  /** Ends whatever runs. */
  stop: () => void;
};

/** Milliseconds in which a document answers that is not in a loop without end. */
const timeout = 500;

function isResponsive({port}: Started): Promise<boolean> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data === 'pong');
    setTimeout(() => resolve(false), timeout);
    port.postMessage('ping', [port2]);
  });
}

/** Makes a runner that alone fills an element, with its frames. */
export function createRunner(parent: Element, title: string): Runner {
  let current: Started | undefined;
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
        !(await isResponsive(current))
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
      port.onmessage = ({data}: MessageEvent<unknown>) => {
        // The code may have sent it.
        if (!isRunMessage(data)) {
          return;
        }
        if (data.type === 'size') {
          frame.height = String(data.height);
          frame.toggleAttribute('data-empty', data.height === 0);
          return;
        }
        if (data.type === 'done' && target === 'screen') {
          prepareDocument(script);
        }
        receive(data);
      };
      port.postMessage(request);
    },
  };
}
