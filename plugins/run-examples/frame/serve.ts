import type {Part, RunMessage, RunRequest} from '../messages';
import type {FunctionComponent} from 'react';
import {drawing} from './environment';
import {lineOf} from './lineOf';
import {loadScript} from './loadScript';
import {partOf} from './partOf';

/** What code may import, by name. */
export type Modules = Readonly<Record<string, unknown>>;

type Example = (
  require: (name: string) => unknown,
  exports: Record<string, unknown>,
) => Promise<void>;

function requireFrom(modules: Modules): (name: string) => unknown {
  return (name) => {
    if (!Object.hasOwn(modules, name)) {
      throw new Error(
        `Cannot find "${name}". Code here can import ${Object.keys(modules).join(', ')}.`,
      );
    }
    return modules[name];
  };
}

/** Runs what the page sends, and sends back what it prints. */
export function serve(port: MessagePort, modules: Modules): void {
  let url = '';
  const post = (message: RunMessage, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer);

  const fail = (error: unknown) => {
    const isError = error instanceof Error;
    post({
      type: 'error',
      text: isError ? `${error.name}: ${error.message}` : String(error),
      ...lineOf(isError ? error.stack : undefined, url),
    });
  };

  const print = (level: 'log' | 'warn' | 'error', values: unknown[]) => {
    const parts: Part[] = values.map(partOf);
    const bitmaps = parts.flatMap((part) =>
      part.kind === 'picture' ? [part.bitmap] : [],
    );
    post({type: 'log', level, parts}, bitmaps);
  };
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const level = name === 'warn' || name === 'error' ? name : 'log';
    console[name] = (...values: unknown[]) => print(level, values);
  }

  addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });

  port.onmessage = async ({data}: MessageEvent<RunRequest>) => {
    const text = `self.example=async(require,exports)=>{${data.js}\n}`;
    url = URL.createObjectURL(new Blob([text]));
    try {
      await loadScript(url);
      const exports: Record<string, unknown> = {};
      const {example} = globalThis as unknown as {example: Example};
      await example(requireFrom(modules), exports);
      if (typeof exports.default === 'function') {
        drawing?.draw(exports.default as FunctionComponent);
      }
    } catch (error) {
      fail(error);
    }
    post({type: 'done'});
  };
}
