import {mutations} from './mutations';
import {runnerOf, runTests} from './runTests';
import {whileBroken} from './whileBroken';

/** Every test must pass on the sources as they are, or its failure would show nothing. */
async function checkBaseline(): Promise<void> {
  const files = [...new Set(mutations.map(({test: [file]}) => file))];
  for (const runner of ['unit', 'server', 'browser'] as const) {
    const own = files.filter((file) => runnerOf(file) === runner);
    const {passed, failed} = await runTests(runner, own);
    if (failed > 0 || passed === 0) {
      throw new Error(
        `Tests fail before anything is broken. Run them and fix that first: ${own.join(' ')}`,
      );
    }
    console.log(`${passed} tests pass on the sources as they are`);
  }
}

/** `npm run test:mutations`: breaks the sources in small ways, one at a time; each must fail its test. */
async function main(): Promise<void> {
  await checkBaseline();
  let survivors = 0;
  for (const mutation of mutations) {
    const {file, find, replace, test} = mutation;
    const {failed} = await whileBroken(mutation, () =>
      runTests(runnerOf(test[0]), [test[0]], test[1]),
    );
    survivors += failed > 0 ? 0 : 1;
    console.log(
      `${failed > 0 ? 'noticed ' : 'SURVIVED'} ${file}: ${find} → ${replace}`,
    );
  }
  console.log(
    `${mutations.length - survivors} of ${mutations.length} breakages noticed`,
  );
  if (survivors > 0) {
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
