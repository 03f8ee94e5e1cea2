import type {RunMessage, RunRequest} from '@site/plugins/run-examples/messages';
import type {Place} from '@site/plugins/run-examples/toProgram';
import {openFrame} from './openFrame';

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

/** Makes a runner whose frame is the only child of an element. */
export function createRunner(parent: Element, title: string): Runner {
  let opened: Promise<HTMLIFrameElement> | undefined;
  let port: MessagePort | undefined;
  let usedDocument = false;

  function stop(): void {
    port?.close();
    parent.replaceChildren();
    opened = undefined;
  }

  return {
    stop,
    async run({script, place, ...request}, receive) {
      port?.close();
      const draws = place !== 'worker';
      // Workers can share a document; other code gets a new one.
      if (draws || usedDocument) {
        stop();
      }
      usedDocument = draws;
      opened ??= openFrame(parent, title);
      const frame = await opened.catch((error: unknown) => {
        stop();
        throw error;
      });
      frame.hidden = place !== 'screen';
      const {port1, port2} = new MessageChannel();
      port = port1;
      port1.onmessage = ({data}: MessageEvent<RunMessage>) => {
        if (data.type === 'size') {
          frame.height = String(data.height);
        } else {
          receive(data);
        }
      };
      // The frame has no origin to name.
      frame.contentWindow?.postMessage({script, draws}, '*', [port2]);
      port1.postMessage(request);
    },
  };
}
