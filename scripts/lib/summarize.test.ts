import {expect, it} from 'vitest';
import {summarize} from './summarize.mjs';

const time = {seconds: 0, processorSeconds: 0};

it('names what is wrong with a part and each test that failed, and adds up', () => {
  const test = {file: '/site/a.test.ts', seconds: 0, chromiumSeconds: 0};
  expect(
    summarize(
      [
        {name: 'lint', tests: [{status: 'passed'}], ...time},
        {
          name: 'unit tests',
          problem: '1 failed',
          tests: [
            {...test, title: 'one', status: 'failed'},
            {...test, title: 'two', status: 'passed'},
          ],
          ...time,
        },
        {name: 'browser', problem: 'ran no test', tests: [], ...time},
      ],
      '/site',
    ),
  ).toEqual([
    'unit tests: 1 failed',
    'browser: ran no test',
    '  a.test.ts: one',
    '2 passed, 2 failed, 0 skipped',
  ]);
});
