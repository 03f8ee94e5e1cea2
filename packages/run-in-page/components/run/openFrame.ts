import {frame as frameAddress} from '@generated/run-examples/default/files.js';
import {frameLoaded} from '../frameLoaded';

/** A frame in which a script has started, and the way to it. */
export type Started = {
  frame: HTMLIFrameElement;
  script: string;
  port: MessagePort;
};

const layout =
  'html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }';

/** Lets the document in a frame's document fill it. */
function fill({contentDocument, contentWindow}: HTMLIFrameElement): void {
  if (contentDocument !== null && contentWindow !== null) {
    const {CSSStyleSheet} = contentWindow as Window & typeof globalThis;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layout);
    contentDocument.adoptedStyleSheets = [sheet];
  }
}

/** The document without an origin in the frame's document, in which scripts run. */
function innerOf({contentWindow}: HTMLIFrameElement): Window | undefined {
  return contentWindow?.[0];
}

/** Milliseconds in which the process of a document that was stopped surely ends. */
const endOfProcess = 1000;

let ended: Promise<void> | undefined;

/** To be called when a document is stopped, which may be busy: until its process ends, a new one would share it and hang with it. */
export function awaitEndOfProcess(): void {
  ended = new Promise((resolve) => setTimeout(resolve, endOfProcess));
}

/** Adds a frame, and resolves when the document in it listens; rejects if it did not load. */
export async function openFrame(
  parent: Element,
  title: string,
): Promise<HTMLIFrameElement> {
  await ended;
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.hidden = true;
    // A sound after a press on the page.
    frame.allow = 'autoplay';
    addEventListener('message', function listen({source, origin, data}) {
      if (source === innerOf(frame) && origin === 'null' && data === 'ready') {
        removeEventListener('message', listen);
        fill(frame);
        resolve(frame);
      }
    });
    frame.height = '320';
    frame.src = frameAddress;
    parent.append(frame);
    const fail = () => {
      reject(new Error('The frame did not load. Check your connection.'));
    };
    // The document says so while it loads; a page of the browser's own never does.
    void frameLoaded(frame).then(() => setTimeout(fail, 3000), fail);
  });
}

/** Starts a script in the document of a frame, or in a worker of that document. */
export function start(
  frame: HTMLIFrameElement,
  script: string,
  draws: boolean,
): Started {
  const {port1, port2} = new MessageChannel();
  // The frame has no origin to name.
  innerOf(frame)?.postMessage({script, draws}, '*', [port2]);
  return {frame, script, port: port1};
}
