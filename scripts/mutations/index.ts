import {readFileSync, writeFileSync} from 'node:fs';
import {applyMutation} from './applyMutation';
import {mutations, type Mutation} from './mutations';
import {runTests} from './runTests';

/** Every test must pass on the sources as they are, or its failure would show nothing. */
function checkBaseline(): void {
  const files = [...new Set(mutations.map(({test: [file]}) => file))];
  for (const isBrowser of [false, true]) {
    const own = files.filter((file) => file.startsWith('e2e/') === isBrowser);
    const {passed, failed} = runTests(own);
    if (failed > 0 || passed === 0) {
      throw new Error(
        `Tests fail before anything is broken. Run them and mend that first: ${own.join(' ')}`,
      );
    }
    console.log(`${passed} tests pass on the sources as they are`);
  }
}

/** Does a test fail while the source is broken? */
function isNoticed(mutation: Mutation): boolean {
  const {file, test} = mutation;
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    writeFileSync(file, applyMutation(source, mutation));
    return runTests([test[0]], test[1]).failed > 0;
  } finally {
    restore();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

/** `npm run test:mutations`: breaks the sources in small ways, one at a time; each must fail its test. */
function main(): void {
  checkBaseline();
  const survivors = mutations.filter((mutation) => {
    const hasSurvived = !isNoticed(mutation);
    console.log(
      `${hasSurvived ? 'SURVIVED' : 'noticed '} ${mutation.file}: ${mutation.find} → ${mutation.replace}`,
    );
    return hasSurvived;
  });
  console.log(
    `${mutations.length - survivors.length} of ${mutations.length} breakages noticed`,
  );
  if (survivors.length > 0) {
    process.exitCode = 1;
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
