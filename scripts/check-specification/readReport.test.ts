import {expect, it} from 'vitest';
import {readReport} from './readReport';

it('reads Vitest’s report', () => {
  expect(
    readReport(
      {
        testResults: [
          {
            assertionResults: [
              {fullName: 'a b [S1.1]', status: 'passed'},
              {fullName: 'c', status: 'failed'},
              {fullName: 'd', status: 'skipped'},
            ],
          },
        ],
      },
      'unit.json',
    ),
  ).toEqual([
    {title: 'a b [S1.1]', hasPassed: true},
    {title: 'c', hasPassed: false},
    {title: 'd', hasPassed: false},
  ]);
});

it('reads Playwright’s report, however deep', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    tests: [{status}],
  });
  expect(
    readReport(
      {
        suites: [
          {
            specs: [spec('a [S1.1]', true, 'expected')],
            suites: [
              {
                specs: [
                  spec('b', false, 'unexpected'),
                  spec('c', true, 'skipped'),
                  spec('d', true, 'flaky'),
                ],
              },
            ],
          },
        ],
      },
      'browser.json',
    ),
  ).toEqual([
    {title: 'a [S1.1]', hasPassed: true},
    {title: 'b', hasPassed: false},
    {title: 'c', hasPassed: false},
    {title: 'd', hasPassed: false},
  ]);
});

it.each([[null], ['{}'], [{}], [{suites: 'none'}]])('refuses %j', (report) => {
  expect(() => readReport(report, 'browser.json')).toThrow(
    'browser.json: is neither',
  );
});
