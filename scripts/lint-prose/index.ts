import path from 'node:path';
import process from 'node:process';
import {runMain} from '../lib/runMain';
import {isClean, lintProse} from './lintProse';

/** Lints what readers read with textlint; a group without files is a mistake too. */
async function main(): Promise<void> {
  const results = await lintProse(path.resolve('.'));
  for (const {problems} of results) {
    problems.forEach((problem) => console.error(problem));
  }
  console.log(
    results
      .map(
        ({name, files, problems}) =>
          `${name}: ${files} files, ${problems.length} problems`,
      )
      .join('\n'),
  );
  process.exitCode = isClean(results) ? 0 : 1;
}

runMain(main);
