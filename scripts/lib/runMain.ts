import process from 'node:process';

/** Runs a program with its arguments. What it throws is printed without a stack, and the exit code is 1. */
export function runMain(main: (args: string[]) => Promise<void> | void): void {
  Promise.resolve(process.argv.slice(2))
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
