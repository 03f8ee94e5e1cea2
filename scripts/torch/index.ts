import process from 'node:process';
import {releaseOf} from '../examples/releaseOf';
import {parseOptions} from './options';
import {runFile} from './runFile';

async function main(): Promise<void> {
  // npm changes to the project's folder and keeps the reader's here.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const {file, version} = parseOptions(process.argv.slice(2), folder);
  try {
    await runFile(file, releaseOf(version.name), (line) => console.log(line));
  } catch (error) {
    // The frames below the program's are the runtime's.
    const stack = error instanceof Error ? error.stack : undefined;
    console.error(stack?.split(/\n.* runScript \(/)[0] ?? error);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
