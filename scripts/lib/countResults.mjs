/**
 * @typedef {Record<import('./readReport.mjs').Status, number>} Counts
 */

/**
 * Counts the tests of a report by how they ended.
 *
 * @param {readonly {status: import('./readReport.mjs').Status}[]} results
 * @returns {Counts}
 */
export function countResults(results) {
  const counts = {passed: 0, failed: 0, skipped: 0};
  for (const {status} of results) {
    counts[status] += 1;
  }
  return counts;
}

/**
 * What is wrong with a part's result, or undefined where nothing is.
 *
 * @param {number} exitCode
 * @param {Counts} counts
 * @returns {string | undefined}
 */
export function complaint(exitCode, {passed, failed, skipped}) {
  if (failed > 0) {
    return `${failed} failed`;
  }
  if (skipped > 0) {
    return `${skipped} skipped: run them or delete them`;
  }
  if (passed === 0) {
    return 'ran no test';
  }
  return exitCode === 0 ? undefined : `ended with exit code ${exitCode}`;
}
