import {mutations} from './mutations';
import {runTests} from './runTests';
import {withMutation} from './withMutation';

/** Every test must pass without a mutation, or its failure proves nothing. */
async function checkBaseline(): Promise<void> {
  const files = [...new Set(mutations.map(({test: [file]}) => file))];
  for (const isBrowser of [false, true]) {
    const group = files.filter((file) => file.startsWith('e2e/') === isBrowser);
    const {passed, failed} = await runTests(group);
    if (failed > 0 || passed === 0) {
      throw new Error(
        `Tests fail without any mutation. Fix these first: ${group.join(' ')}`,
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
    const {failed} = await withMutation(mutation, () =>
      runTests([test[0]], test[1]),
    );
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
