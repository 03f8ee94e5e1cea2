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
