import path from 'node:path';

/** @type {(values: readonly number[]) => number} */
const sum = (values) => values.reduce((a, b) => a + b, 0);

/**
 * The end of `npm test`: what is wrong with each part, each test that failed, and how many
 * passed, failed and were skipped. Whatever spoils a part counts as a failure.
 *
 * @param {readonly import('./runPart.mjs').Outcome[]} outcomes
 * @param {string} root
 */
export function summarize(outcomes, root) {
  /** @param {string} wanted */
  const count = (wanted) =>
    outcomes.map(
      ({tests}) => tests.filter(({status}) => status === wanted).length,
    );
  const failures = count('failed').map((failed, index) =>
    outcomes[index]?.problem === undefined ? failed : Math.max(failed, 1),
  );
  return [
    ...outcomes.flatMap(({name, problem}) =>
      problem === undefined ? [] : [`${name}: ${problem}`],
    ),
    ...outcomes
      .flatMap(({tests}) => tests)
      .flatMap(({status, file, title}) =>
        status === 'failed' && file !== undefined
          ? [`  ${path.relative(root, file)}: ${title}`]
          : [],
      ),
    `${sum(count('passed'))} passed, ${sum(failures)} failed, ${sum(count('skipped'))} skipped`,
  ];
}
