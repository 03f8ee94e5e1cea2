import {frame as frameAddress} from '@generated/run-examples/default/files.js';

/** Adds a frame without an origin, and resolves when its document listens; rejects if it did not load. */
export function openFrame(
  parent: Element,
  title: string,
): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
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
    // The document says so while it loads; a page of the browser's own never does.
    frame.onload = () => {
      setTimeout(() => {
        reject(new Error('The frame did not load. Check your connection.'));
      }, 3000);
    };
    frame.height = '320';
    frame.src = frameAddress;
    parent.replaceChildren(frame);
  });
}
