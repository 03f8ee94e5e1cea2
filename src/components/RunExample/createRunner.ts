import {frame as frameAddress} from '@generated/run-examples/default/files.js';
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

/** A document in which a runtime has started, and the way to it. */
type Started = {
  script: string;
  place: Place;
  frame: HTMLIFrameElement;
  port: MessagePort;
};

/** Adds a frame, and resolves when its document listens; rejects if it did not load. */
function openFrame(
  parent: Element,
  title: string,
  place: Place,
): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    // Its headers say the same. With the attribute, no service worker could answer for it.
    if (!('serviceWorker' in navigator && navigator.serviceWorker.controller)) {
      frame.sandbox.add('allow-scripts');
    }
    frame.title = title;
    frame.hidden = place !== 'screen';
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
    frame.src = frameAddress;
    parent.append(frame);
  });
}

/** Starts a runtime in a frame, which then waits for code. */
function start(
  frame: HTMLIFrameElement,
  script: string,
  place: Place,
): Started {
  const {port1: port, port2} = new MessageChannel();
  // The frame has no origin to name.
  frame.contentWindow?.postMessage({script, draws: place !== 'worker'}, '*', [
    port2,
  ]);
  return {script, place, frame, port};
}

/** Makes a runner that fills an element with its frames. */
export function createRunner(parent: Element, title: string): Runner {
  /** Workers share a document; other code gets a new one. */
  let shared: Promise<HTMLIFrameElement> | undefined;
  /** A document for the next run, so that it need not wait for the start. */
  let spare: Started | undefined;
  let current: Started | undefined;
  let timer: number | undefined;

  function clear(kept?: Element): void {
    current?.port.close();
    clearTimeout(timer);
    for (const frame of [...parent.children]) {
      if (frame !== kept) {
        frame.remove();
      }
    }
    shared = undefined;
    spare = undefined;
  }

  async function openDocument(script: string, place: Place): Promise<Started> {
    return start(await openFrame(parent, title, place), script, place);
  }

  async function startRun(script: string, place: Place): Promise<Started> {
    if (place === 'worker') {
      if (shared === undefined) {
        clear();
      }
      current?.port.close();
      shared ??= openFrame(parent, title, place);
      return start(await shared, script, place);
    }
    const isReady = spare?.script === script && spare.place === place;
    const ready = isReady ? spare : undefined;
    clear(ready?.frame);
    return ready ?? openDocument(script, place);
  }

  /** Gets a document ready for the next run, after this one. */
  function prepareNext(script: string, place: Place): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      void openDocument(script, place).then(
        (started) => {
          // It's gone if the run was stopped meanwhile.
          spare = started.frame.isConnected ? started : undefined;
        },
        // Without a connection the next run says so.
        () => undefined,
      );
    }, 500);
  }

  return {
    stop: () => clear(),
    async run({script, place, ...request}, receive) {
      current = await startRun(script, place).catch((error: unknown) => {
        clear();
        throw error;
      });
      const {frame, port} = current;
      port.onmessage = ({data}: MessageEvent<RunMessage>) => {
        if (data.type === 'size') {
          frame.height = String(data.height);
          frame.dataset.drawn = '';
          return;
        }
        if (data.type === 'done' && place !== 'worker') {
          prepareNext(script, place);
        }
        receive(data);
      };
      port.postMessage(request);
    },
  };
}
