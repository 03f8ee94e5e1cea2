import path from 'node:path';

/**
 * A test that ran: the path of its file, its title with the titles around it, and how it ended.
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Status
 * @typedef {{file: string, title: string, status: Status, seconds: number, chromiumSeconds: number}} TestResult
 *
 * @typedef {{fullName: string, status: string, duration?: number | null}} VitestTest
 * @typedef {{name: string, status: string, assertionResults: VitestTest[]}} VitestFile
 *
 * @typedef {{projectName?: string, status: string, results: {duration: number}[], annotations: {type: string, description?: string}[]}} PlaywrightTest
 * @typedef {{specs?: {file: string, title: string, tests: PlaywrightTest[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 */

/** Annotation in which a browser test leaves the processor seconds of Chromium. */
export const chromiumSeconds = 'chromium seconds';

/** Title in the place of the tests of a file that has an error outside of them. */
export const notLoaded = 'could not be loaded';

/** @type {(numbers: readonly number[]) => number} */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @type {(file: string, title: string) => TestResult} */
const failure = (file, title) => ({
  file,
  title,
  status: 'failed',
  seconds: 0,
  chromiumSeconds: 0,
});

/** @type {(file: VitestFile) => TestResult[]} */
function readFile({name, status, assertionResults}) {
  if (status === 'failed' && assertionResults.length === 0) {
    return [failure(name, notLoaded)];
  }
  return assertionResults.map((test) => ({
    file: name,
    title: test.fullName,
    status:
      test.status === 'passed' || test.status === 'failed'
        ? test.status
        : 'skipped',
    seconds: (test.duration ?? 0) / 1000,
    chromiumSeconds: 0,
  }));
}

/** Status of a Playwright test by what its report says; a second try makes none pass. @type {Record<string, Status>} */
const statuses = {expected: 'passed', skipped: 'skipped'};

/** @type {(suite: PlaywrightSuite) => TestResult[]} */
function readSuite({specs = [], suites = []}) {
  return [
    ...specs.flatMap(({file, title, tests}) =>
      tests.map(({projectName, status, results, annotations}) => ({
        file,
        // Several browsers run some tests.
        title: tests.length > 1 ? `${title} (${projectName})` : title,
        status: statuses[status] ?? 'failed',
        seconds: sum(results.map(({duration}) => duration / 1000)),
        chromiumSeconds: sum(
          annotations
            .filter(({type}) => type === chromiumSeconds)
            .map(({description}) => Number(description)),
        ),
      })),
    ),
    ...suites.flatMap(readSuite),
  ];
}

/**
 * Reads the tests off the JSON report of Vitest or Playwright. A report of
 * another shape is an error, so that a part that broke early cannot look empty.
 *
 * @param {any} report
 * @returns {TestResult[]}
 */
export function readReport(report) {
  if (Array.isArray(report?.testResults)) {
    return report.testResults.flatMap(readFile);
  }
  if (Array.isArray(report?.suites) && Array.isArray(report.errors)) {
    const {rootDir} = report.config;
    return [
      ...report.suites.flatMap(readSuite),
      ...report.errors.map((/** @type {{message?: string}} */ {message}) =>
        failure('', message ?? 'unknown error'),
      ),
    ].map((result) => ({...result, file: path.join(rootDir, result.file)}));
  }
  throw new Error('The report is neither Vitest’s nor Playwright’s.');
}
