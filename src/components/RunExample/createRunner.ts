import {frame as frameAddress} from '@generated/run-examples/default/files.js';
import {isControlled} from '@site/plugins/offline/isControlled';
import type {RunMessage, RunRequest} from '@site/plugins/run-examples/messages';
import type {Place} from '@site/plugins/run-examples/toProgram';

/** Code to run, and what runs it. */
export type Job = RunRequest & {script: string; place: Place};

/** What a run tells its reader. */
export type Told = Exclude<RunMessage, {type: 'size'}>;

/** Runs code in a frame without an origin of its own. */
export type Runner = {
  run: (job: Job, receive: (message: Told) => void) => Promise<void>;
  /** Ends whatever runs. */
  stop: () => void;
};

/** A frame in which a script has started, and the way to it. */
type Started = {frame: HTMLIFrameElement; script: string; port: MessagePort};

/** Adds a frame, and resolves when its document listens; rejects if it did not load. */
function openFrame(parent: Element, title: string): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    // Its headers say the same. With the attribute, no service worker could answer for it.
    if (!isControlled()) {
      frame.sandbox.add('allow-scripts');
    }
    frame.title = title;
    frame.hidden = true;
    addEventListener('message', function listen({source, origin}) {
      if (source === frame.contentWindow && origin === 'null') {
        removeEventListener('message', listen);
        resolve(frame);
      }
    });
    // The document says so while it loads; a page of the browser's own never does.
    frame.onload = () => {
      setTimeout(() => {
        reject(new Error('The frame did not load. Check your connection.'));
      }, 3000);
    };
    frame.height = '320';
    frame.src = frameAddress;
    parent.append(frame);
  });
}

/** Starts a script in the document of a frame, or in a worker of that document. */
function start(
  frame: HTMLIFrameElement,
  script: string,
  draws: boolean,
): Started {
  const {port1, port2} = new MessageChannel();
  // The frame has no origin to name.
  frame.contentWindow?.postMessage({script, draws}, '*', [port2]);
  return {frame, script, port: port1};
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

  return {
    stop: () => removeFrames(),
    async run({script, place, ...request}, receive) {
      const starting =
        place === 'worker' ? startWorker(script) : takeDocument(script);
      current = await starting.catch((error: unknown) => {
        removeFrames();
        throw error;
      });
      const {frame, port} = current;
      delete frame.dataset.spare;
      frame.hidden = place !== 'screen';
      port.onmessage = ({data}: MessageEvent<RunMessage>) => {
        if (data.type === 'size') {
          frame.height = String(data.height);
          return;
        }
        if (data.type === 'done' && place === 'screen') {
          prepareDocument(script);
        }
        receive(data);
      };
      port.postMessage(request);
    },
  };
}
