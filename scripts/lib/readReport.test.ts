import {expect, it} from 'vitest';
import {readReport} from './readReport.mjs';

it('reads Vitest’s report', () => {
  expect(
    readReport({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            {fullName: 'a b [S1.1]', status: 'passed', duration: 1500},
            {fullName: 'c', status: 'failed'},
            {fullName: 'd', status: 'todo'},
          ],
        },
        {name: 'broken.test.ts', status: 'failed', assertionResults: []},
      ],
    }),
  ).toMatchObject([
    {file: 'a.test.ts', title: 'a b [S1.1]', status: 'passed', seconds: 1.5},
    {title: 'c', status: 'failed'},
    {title: 'd', status: 'skipped'},
    {file: 'broken.test.ts', status: 'failed'},
  ]);
});

it('reads Playwright’s report, however deep', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [
      {
        status,
        results: [{duration: 1000}, {duration: 500}],
        annotations: [
          {type: 'slow'},
          {type: 'chromium seconds', description: '0.7'},
        ],
      },
    ],
  });
  expect(
    readReport({
      config: {rootDir: '/site/e2e'},
      suites: [
        {
          specs: [spec('a [S1.1]', 'expected')],
          suites: [
            {
              specs: [
                spec('b', 'unexpected'),
                spec('c', 'skipped'),
                spec('d', 'flaky'),
              ],
            },
          ],
        },
      ],
      errors: [{message: 'no such file'}],
    }),
  ).toMatchObject([
    {
      file: '/site/e2e/a.spec.ts',
      title: 'a [S1.1]',
      status: 'passed',
      seconds: 1.5,
      chromiumSeconds: 0.7,
    },
    {title: 'b', status: 'failed'},
    {title: 'c', status: 'skipped'},
    {title: 'd', status: 'failed'},
    {title: 'no such file', status: 'failed'},
  ]);
});

it('names the project of a test that several run', () => {
  const tests = ['firefox', 'webkit'].map((projectName) => ({
    projectName,
    status: 'expected',
    results: [],
    annotations: [],
  }));
  expect(
    readReport({
      config: {rootDir: '/site/e2e'},
      suites: [{specs: [{file: 'a.spec.ts', title: 'a', tests}]}],
      errors: [],
    }),
  ).toMatchObject([{title: 'a (firefox)'}, {title: 'a (webkit)'}]);
});

it.each([[null], ['{}'], [{}], [{suites: 'none'}]])('refuses %j', (report) => {
  expect(() => readReport(report)).toThrow('neither');
});
