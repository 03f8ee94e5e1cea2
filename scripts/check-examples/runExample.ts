import {
  createConsole,
  formatValues,
  runScript,
  type Require,
  type Script,
} from 'torchlive-web/program';
import {summarise, type Summary} from './summarise';

/** What an example printed. */
export type Printed = {
  /** The example's lines on the stack, innermost first. */
  lines: number[];
  text: string;
  /** Set when it is a tensor or numbers, which may be random. */
  summary?: Summary;
};

/** What an example did. */
export type Outcome = {
  printed: Printed[];
  /** What it threw, and where. */
  thrown?: {lines: number[]; message: string};
  /** What is wrong with its picture. */
  picture?: string[];
};

/** An example as JavaScript. */
type Runnable = Pick<Script, 'code' | 'file' | 'evaluate'> & {
  /** Links the toolkit with the console that the example prints to. */
  link: (console: object) => Require;
  /** Shows the component that an example exports. */
  render?: (component: unknown) => void;
  /** How often it prints, at least: some of it may come later, in callbacks. */
  expected: number;
  /** Longest wait for that, in milliseconds. */
  timeout?: number;
};

function linesOf(stack: string | undefined, file: string): number[] {
  return (stack ?? '').split('\n').flatMap((frame) => {
    const [, line] = frame.split(`${file}:`);
    return line === undefined ? [] : [parseInt(line, 10)];
  });
}

/** Runs an example and records what it prints and throws, with the lines. */
export async function runExample(example: Runnable): Promise<Outcome> {
  const {code, file, evaluate, link, render, expected} = example;
  const {timeout = 10_000} = example;
  const printed: Printed[] = [];
  let changed = (): void => undefined;
  const console = createConsole((values) => {
    printed.push({
      lines: linesOf(new Error().stack, file),
      text: formatValues(values),
      ...(values.length === 1 && {summary: summarise(values[0])}),
    });
    changed();
  });
  try {
    const require = link(console);
    const exports = await runScript({code, file, evaluate, require, console});
    if (exports.default !== undefined) {
      render?.(exports.default);
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(
        resolve,
        printed.length < expected ? timeout : 0,
      );
      changed = () => {
        if (printed.length >= expected) {
          clearTimeout(timer);
          resolve();
        }
      };
    });
    return {printed};
  } catch (error) {
    const {message, stack} =
      error instanceof Error ? error : new Error(String(error));
    return {printed, thrown: {lines: linesOf(stack, file), message}};
  }
}
