import process from 'node:process';

/**
 * Runs a program with its arguments. If it throws, the exit code is 1. Our own errors
 * say enough without a stack.
 */
export function runMain(main: (args: string[]) => Promise<void> | void): void {
  Promise.resolve(process.argv.slice(2))
    .then(main)
    .catch((error: unknown) => {
      const isOurs = error instanceof Error && error.constructor === Error;
      console.error(isOurs ? error.message : error);
      process.exitCode = 1;
    });
}
