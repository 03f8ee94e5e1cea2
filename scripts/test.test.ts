import {afterEach, beforeEach, expect, it} from 'vitest';
import {createProject, type Project} from './testing/createProject';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

/** Seven checks that pass or fail, and three runners whose reports hold two tests each. */
const scripts = [
  'format:check',
  'lint:code',
  'lint:css',
  'typecheck',
  'check:samples',
  'test:unit',
  'build',
  'test:server',
  'test:e2e',
  'check:specification',
];

function callsOf(names: readonly string[]): string[] {
  return [
    'ci --ignore-scripts',
    ...names.map((name) => `run ${name} --silent`),
  ];
}

it('installs, runs every part and adds up', () => {
  const {status, lines} = project.run('test.mjs');
  expect(project.calls()).toEqual(callsOf(scripts));
  expect([status, lines.at(-1)]).toEqual([0, '13 passed, 0 failed, 0 skipped']);
}, 60_000);

it.each([
  [
    'a check that fails',
    {FAIL: 'lint:code'},
    scripts,
    'code style: 1 failed',
    '12 passed, 1 failed, 0 skipped',
  ],
  [
    'a runner that leaves no report',
    {FAIL: 'test:server'},
    scripts,
    'server: 1 failed',
    '11 passed, 1 failed, 0 skipped',
  ],
  [
    'a runner without a test',
    {EMPTY: 'test:unit'},
    scripts,
    'unit tests: ran no test',
    '11 passed, 1 failed, 0 skipped',
  ],
  [
    'a build that fails',
    {FAIL: 'build'},
    scripts.slice(0, 7),
    'browser: not run, because the build failed',
    '7 passed, 4 failed, 0 skipped',
  ],
])(
  '%s spoils the whole',
  (_what, variables, ran, complaint, sum) => {
    const {status, lines} = project.run('test.mjs', variables);
    expect(project.calls()).toEqual(callsOf(ran));
    expect(lines).toContain(complaint);
    expect([status, lines.at(-1)]).toEqual([1, sum]);
  },
  60_000,
);
