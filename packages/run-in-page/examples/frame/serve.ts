import type {ComponentType} from 'react';
import {createConsole, formatValues, wrapModule} from 'torchlive-web/program';
import {scriptUrl} from '../../scriptUrl';
import {connect} from '../../port';
import {readerCalls, runnerCalls, type RunRequest} from '../calls';
import type {Assets} from '../options';
import {countTimers} from './countTimers';
import {drawing} from './environment';
import {lineOf} from './lineOf';
import {loadScript} from './loadScript';
import {toPrinted} from './toPrinted';
import {shorten} from './shorten';
import {openModels} from './models';
import {notedLines, startNotes} from './tensorLines';
import {withoutCompiledNames} from './withoutCompiledNames';

type Require = (name: string, assets: Assets) => unknown;

type Example = (
  exports: Record<string, unknown>,
  require: (name: string) => unknown,
  module: object,
  ...timers: readonly unknown[]
) => Promise<void>;

/** Lines of output that are sent; a loop can print without end. */
const maxLines = 500;

/** A function or class, or what `memo` and `forwardRef` make of one. */
function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/** Runs code and gives what it exports. */
async function run(
  url: string,
  require: (name: string) => unknown,
  timers: readonly unknown[],
) {
  await loadScript(url);
  const exports: Record<string, unknown> = {};
  // There is none if the browser can't read the code, which it reports.
  const {example} = globalThis as {example?: Example};
  await example?.(exports, require, {exports}, ...timers);
  return exports;
}

/** Runs what the page sends, and sends back what it prints. */
export function serve(port: MessagePort, require: Require): void {
  let url = '';
  let printed = 0;

  function fail(
    error: unknown,
    line = lineOf(error instanceof Error ? error.stack : undefined, url),
  ): void {
    const isError = error instanceof Error;
    const text = isError
      ? withoutCompiledNames(`${error.name}: ${error.message}`)
      : `Thrown, though not an error: ${formatValues([error])}`;
    void call('fail', [shorten(text), line]);
  }

  function print(values: readonly unknown[]): void {
    printed += 1;
    if (printed <= maxLines) {
      const parts =
        printed === maxLines
          ? [{kind: 'text', text: '… more is not shown.'} as const]
          : values
              .map(toPrinted)
              .map((part) =>
                part.kind === 'picture'
                  ? part
                  : {...part, text: shorten(part.text)},
              );
      const bitmaps = parts.flatMap((part) =>
        part.kind === 'picture' ? [part.bitmap] : [],
      );
      void call('print', [parts], bitmaps);
    }
  }

  Object.assign(console, createConsole(print));
  addEventListener('error', (event) => {
    event.preventDefault();
    const error: unknown = event.error ?? event.message;
    const {filename, lineno} = event;
    fail(
      error,
      error instanceof SyntaxError && filename === url ? lineno : undefined,
    );
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });

  async function runRequest({js, assets, models}: RunRequest): Promise<void> {
    /** Whether all but the timers has run; a component waits for its reader instead. */
    let hasEnded = false;
    const {functions, isAnyOpen} = countTimers(() => {
      if (hasEnded) {
        void call('end', [notedLines(), false]);
      }
    });
    const names = ['exports', 'require', 'module', ...Object.keys(functions)];
    const script = `self.example=${wrapModule(js, names, true)}`;
    url = scriptUrl(script);
    startNotes(url);
    try {
      await (models && openModels(models));
      const {default: App} = await run(
        url,
        (name) => require(name, assets),
        Object.values(functions),
      );
      hasEnded = !isComponent(App);
      if (isComponent(App)) {
        drawing?.draw(App, (height) => void call('resize', [height]));
      } else if (App !== undefined) {
        fail(new TypeError('The default export is not a component.'));
      }
    } catch (error) {
      hasEnded = true;
      fail(error);
    }
    void call('end', [notedLines(), hasEnded && isAnyOpen()]);
  }

  const call = connect(
    port,
    {run: runRequest, ping: () => undefined},
    runnerCalls,
    readerCalls,
  );
}
