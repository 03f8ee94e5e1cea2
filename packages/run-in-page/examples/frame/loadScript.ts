import {addScript} from '../../addScript';

declare function importScripts(url: string): void;

/** Firefox and WebKit say where a script is wrong, each in its own way. */
type Located = SyntaxError & {lineNumber?: number; line?: number};

/** Chromium's error doesn't; a worker of its own does. */
function findMistake(url: string): Promise<Partial<ErrorEvent>> {
  return new Promise((resolve) => {
    const worker = new Worker(url);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(event);
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
    const {lineNumber, line = lineNumber}: Located = error;
    const {message = error.message, lineno} =
      line === undefined
        ? await findMistake(url)
        : {message: error.message, lineno: line};
    const words = message.replace(/^(?:Uncaught )?SyntaxError: /, '');
    dispatchEvent(
      new ErrorEvent('error', {
        error: new SyntaxError(words),
        filename: url,
        lineno,
      }),
    );
  }
}
