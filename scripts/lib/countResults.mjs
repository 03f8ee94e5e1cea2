/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/**
 * Reads the counts off the JSON report of Vitest or Playwright. A report of
 * another shape is an error, so that a part that broke early cannot look empty.
 *
 * @param {any} report
 * @returns {Counts}
 */
export function countResults(report) {
  if (typeof report?.numTotalTests === 'number') {
    // A suite that fails to load holds no test, yet it failed.
    const brokenSuites = report.testResults.filter(
      (/** @type {any} */ suite) =>
        suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  if (typeof report?.stats?.expected === 'number') {
    return {
      passed: report.stats.expected,
      // A test that passed only on a second try is not a passing test.
      failed:
        report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    };
  }
  throw new Error('The report is neither Vitest’s nor Playwright’s.');
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
