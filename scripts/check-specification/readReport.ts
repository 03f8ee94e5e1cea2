/** A test that ran: its title with the titles around it, and whether it passed. */
export type TestResult = {title: string; hasPassed: boolean};

type VitestReport = {
  testResults: {
    assertionResults: {fullName: string; status: string}[];
  }[];
};

type PlaywrightSuite = {
  specs?: {title: string; ok: boolean; tests: {status: string}[]}[];
  suites?: PlaywrightSuite[];
};

function isVitest(report: object): report is VitestReport {
  return 'testResults' in report && Array.isArray(report.testResults);
}

function isPlaywright(report: object): report is {suites: PlaywrightSuite[]} {
  return 'suites' in report && Array.isArray(report.suites);
}

function resultsOfSuite({
  specs = [],
  suites = [],
}: PlaywrightSuite): TestResult[] {
  return [
    ...specs.map(({title, ok, tests}) => ({
      title,
      // A test that was skipped or passed on a second try proves nothing.
      hasPassed: ok && tests.every(({status}) => status === 'expected'),
    })),
    ...suites.flatMap(resultsOfSuite),
  ];
}

/** Reads the tests off the JSON report of Vitest or Playwright. */
export function readReport(report: unknown, file: string): TestResult[] {
  if (typeof report === 'object' && report !== null) {
    if (isVitest(report)) {
      return report.testResults.flatMap(({assertionResults}) =>
        assertionResults.map(({fullName, status}) => ({
          title: fullName,
          hasPassed: status === 'passed',
        })),
      );
    }
    if (isPlaywright(report)) {
      return report.suites.flatMap(resultsOfSuite);
    }
  }
  throw new Error(
    `${file}: is neither Vitest’s nor Playwright’s report. Run "npm test" again.`,
  );
}
