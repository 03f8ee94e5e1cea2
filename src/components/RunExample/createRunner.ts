import type {
  RunMessage,
  RunRequest,
  StartMessage,
} from '@site/plugins/run-examples/messages';

/** Code to run, and what runs it. */
export type Job = StartMessage & RunRequest;

/** Runs code in a frame without an origin of its own. */
export type Runner = {
  run: (job: Job, receive: (message: RunMessage) => void) => Promise<void>;
  /** Ends whatever runs. */
  stop: () => void;
};

/** Adds a frame, and resolves when its document listens. */
function openFrame(parent: Element, title: string): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.title = title;
    frame.hidden = true;
    addEventListener('message', function listen({source}) {
      if (source === frame.contentWindow) {
        removeEventListener('message', listen);
        resolve(frame);
      }
    });
    frame.src = '/embed/run/';
    parent.replaceChildren(frame);
  });
}

/** Makes a runner whose frame is the only child of an element. */
export function createRunner(parent: Element, title: string): Runner {
  let opened: Promise<HTMLIFrameElement> | undefined;
  let port: MessagePort | undefined;
  let hasDrawn = false;

  function stop(): void {
    port?.close();
    parent.replaceChildren();
    opened = undefined;
  }

  return {
    stop,
    async run({script, draws, ...request}, receive) {
      port?.close();
      // A component needs a new document; workers can share one.
      if (draws || hasDrawn) {
        stop();
      }
      hasDrawn = draws;
      opened ??= openFrame(parent, title);
      const frame = await opened;
      frame.hidden = !draws;
      const {port1, port2} = new MessageChannel();
      port = port1;
      port1.onmessage = ({data}: MessageEvent<RunMessage>) => receive(data);
      // The frame has no origin to name.
      frame.contentWindow?.postMessage({script, draws}, '*', [port2]);
      port1.postMessage(request);
    },
  };
}
