import {addScript} from '../../lib/addScript';

declare function importScripts(url: string): void;

/** Reports where a script is wrong: `importScripts` doesn't say, a worker of its own does. */
function reportMistake(url: string): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(url);
    worker.onerror = (event) => {
      event.preventDefault();
      const words = event.message.replace(/^(?:Uncaught )?SyntaxError: /, '');
      const error = new SyntaxError(words);
      const {lineno} = event;
      dispatchEvent(new ErrorEvent('error', {error, filename: url, lineno}));
      resolve();
    };
  });
}

/**
 * Runs a script by its address, in a worker or in a document. What the browser
 * can't read is reported as an `error` event, with its line.
 */
export async function loadScript(url: string): Promise<void> {
  if (typeof document !== 'undefined') {
    await addScript(document, url);
    return;
  }
  try {
    importScripts(url);
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    await reportMistake(url);
  }
}
