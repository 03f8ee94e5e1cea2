import process from 'node:process';
import {releaseOf} from '../../content/readers/releaseOf';
import {inspectFile} from '../lib/inspectFile';
import {runMain} from '../lib/runMain';
import {parseOptions} from './options';
import {runFile} from './runFile';

/** An error with the program's lines on the stack; those below are the runtime's. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const [stack = error.message] = (error.stack ?? '').split(
    /\n.* runScript \(/,
  );
  return error.cause instanceof Error
    ? `${stack}\nCause: ${error.cause.message}`
    : stack;
}

async function main(): Promise<void> {
  // npm changes to the project's folder and keeps the reader's here.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const {command, file, version} = parseOptions(process.argv.slice(2), folder);
  if (command === 'inspect') {
    console.log(await inspectFile(file));
    return;
  }
  try {
    await runFile(file, releaseOf(version.name), (line) => console.log(line));
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

runMain(main);
