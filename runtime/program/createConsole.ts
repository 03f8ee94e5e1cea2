type ConsoleMethod = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** A console that hands what it's asked to print to a function. */
export function createConsole(
  print: (values: readonly unknown[]) => void,
): Record<ConsoleMethod, (...values: unknown[]) => void> {
  const log = (...values: unknown[]): void => print(values);
  return {log, info: log, warn: log, error: log, debug: log};
}
