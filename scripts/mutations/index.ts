import {runMain} from '../lib/runMain';
import {mutations} from './mutations';
import {runnerOf, runTests} from './runTests';
import {withMutation} from './withMutation';

/** Every test must pass without a mutation, or its failure proves nothing. */
async function checkBaseline(): Promise<void> {
  const files = [...new Set(mutations.map(({test: [file]}) => file))];
  for (const runner of ['unit', 'server', 'browser'] as const) {
    const own = files.filter((file) => runnerOf(file) === runner);
    const {passed, failed} = await runTests(runner, own);
    if (failed > 0 || passed === 0) {
      throw new Error(
        `Tests fail without any mutation. Fix these first: ${own.join(' ')}`,
      );
    }
    console.log(`${passed} tests pass without mutations`);
  }
}

/** `npm run test:mutations`: applies one mutation at a time; its test must fail. */
async function main(): Promise<void> {
  await checkBaseline();
  let survivors = 0;
  for (const mutation of mutations) {
    const {file, find, replace, test} = mutation;
    const {passed, failed} = await withMutation(mutation, () =>
      runTests(runnerOf(test[0]), [test[0]], test[1]),
    );
    if (passed + failed === 0) {
      throw new Error(
        `${test[0]} has no test "${test[1]}". Name one that is there.`,
      );
    }
    survivors += failed > 0 ? 0 : 1;
    console.log(
      `${failed > 0 ? 'killed  ' : 'SURVIVED'} ${file}: ${find} → ${replace}`,
    );
  }
  console.log(
    `${mutations.length - survivors} of ${mutations.length} mutants killed`,
  );
  if (survivors > 0) {
    process.exitCode = 1;
  }
}

runMain(main);
