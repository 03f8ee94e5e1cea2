import {formatTable} from './formatTable';
import {substitute} from './substitute';

type Print = (values: readonly unknown[]) => void;

/** Counts and starting times by their label, as `console.count` and `console.time` name them. */
function createTallies(log: (...values: unknown[]) => void) {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();

  function logTime(label: string, values: readonly unknown[]): void {
    const start = starts.get(label);
    log(
      start === undefined
        ? `${label}: there is no such timer.`
        : `${label}: ${(performance.now() - start).toFixed(1)} ms`,
      ...values,
    );
  }

  return {
    count(label = 'default') {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      log(`${label}: ${count}`);
    },
    countReset(label = 'default') {
      counts.delete(label);
    },
    time(label = 'default') {
      starts.set(label, performance.now());
    },
    timeLog: (label = 'default', ...values: unknown[]) =>
      logTime(label, values),
    timeEnd(label = 'default') {
      logTime(label, []);
      starts.delete(label);
    },
  };
}

/** A console that hands what it's asked to print to a function. */
export function createConsole(print: Print) {
  let depth = 0;

  function log(...values: unknown[]): void {
    if (depth === 0) {
      print(substitute(values));
      return;
    }
    const indent = '  '.repeat(depth);
    // Printed values have a space between them.
    print([
      indent.slice(1),
      ...substitute(values).map((value) =>
        typeof value === 'string'
          ? value.replaceAll('\n', `\n${indent}`)
          : value,
      ),
    ]);
  }

  function group(...values: unknown[]): void {
    if (values.length > 0) {
      log(...values);
    }
    depth += 1;
  }

  return {
    log,
    info: log,
    warn: log,
    error: log,
    debug: log,
    trace: log,
    dirxml: log,
    dir: (value: unknown) => log(value),
    table: (rows: unknown, columns?: readonly string[]) =>
      log(formatTable(rows, columns) ?? rows),
    assert(condition: unknown, ...values: unknown[]) {
      if (!condition) {
        log(
          ...(values.length > 0
            ? ['Assertion failed:', ...substitute(values)]
            : ['Assertion failed']),
        );
      }
    },
    group,
    groupCollapsed: group,
    groupEnd() {
      depth = Math.max(0, depth - 1);
    },
    clear: () => undefined,
    ...createTallies(log),
  };
}
