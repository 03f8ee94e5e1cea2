import {runMeasured} from '../../scripts/lib/runMeasured.mjs';

/** Runs a program to its end; resolves to its processor seconds. */
export async function runOrThrow(
  command: string,
  args: string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const {exitCode, processorSeconds} = await runMeasured(command, args, {
    cwd,
    env: {...process.env, ...environment},
  });
  if (exitCode !== 0) {
    throw new Error(
      `${command} ${args[0] ?? ''}: ended with exit code ${exitCode}. Its messages are above.`,
    );
  }
  return processorSeconds;
}
