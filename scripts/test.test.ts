import {afterEach, beforeEach, expect, it} from 'vitest';
import type {PartTime} from './lib/timings.mjs';
import {createProject, type Project} from './testing/createProject';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

/** The project's packages, and those of the samples without the toolkit. */
const installs = ['ci --ignore-scripts', 'ci --ignore-scripts --omit=dev'];

/** Those that run beside each other, a line each. */
const lanes = [
  ['build', 'test:e2e'],
  [
    'format:check',
    'lint:code',
    'lint:css',
    'lint:prose',
    'lint:unused',
    'typecheck:environments',
    'check:imports',
    'check:samples',
    'check:examples',
    'check:python',
    'test:unit',
    'test:server',
  ],
];

/** Twelve checks that pass or fail, and three runners whose reports hold two tests each. */
const scripts = [...lanes.flat(), 'check:specification'];

/** Fails unless npm was asked for just these, each lane and all that follows in order. */
function expectCalls(names: readonly string[]): void {
  const calls = project.calls();
  const inOrder = (some: readonly string[]) =>
    some
      .filter((name) => names.includes(name))
      .map((name) => `run ${name} --silent`);
  expect(calls.splice(0, installs.length)).toEqual(installs);
  const beside = calls.slice(0, inOrder(lanes.flat()).length);
  for (const lane of lanes) {
    const expected = inOrder(lane);
    expect(beside.filter((call) => expected.includes(call))).toEqual(expected);
  }
  expect(calls.slice(beside.length)).toEqual(
    inOrder(scripts.slice(lanes.flat().length)),
  );
}

it('installs, runs every part, stores what each took, and adds up', () => {
  const {status, lines} = project.run('test.mjs');
  expectCalls(scripts);
  expect([status, lines.at(-1)]).toEqual([0, '18 passed, 0 failed, 0 skipped']);

  const {parts} = JSON.parse(project.read('test-results/timings.json')) as {
    parts: PartTime[];
  };
  expect(parts).toHaveLength(15);
  const browser = parts.find(({name}) => name === 'browser');
  expect(typeof browser?.seconds).toBe('number');
  expect(typeof browser?.processorSeconds).toBe('number');
  expect(browser?.files).toEqual([
    {file: 'e2e/browser.spec.ts', tests: 2, seconds: 2, chromiumSeconds: 0},
  ]);
  expect(lines).toContain('   2.0 s  e2e/browser.spec.ts (tests: 2)');
  // The projects of tests set all of these.
  expect(lines.filter((line) => line.startsWith('NOT RUN'))).toEqual([
    'NOT RUN: the comparison with nginx, because SKIP_NGINX is set.',
    'NOT RUN: the Python scripts of the tutorials, because SKIP_PYTHON is set.',
    'NOT RUN: the tests in Firefox, because SKIP_FIREFOX is set.',
    'NOT RUN: the tests in WebKit, because SKIP_WEBKIT is set.',
  ]);
}, 60_000);

it.each([
  [
    'a check that fails',
    {FAIL: 'lint:code'},
    scripts,
    'code style and types: 1 failed',
    '17 passed, 1 failed, 0 skipped',
  ],
  [
    'a runner that leaves no report',
    {FAIL: 'test:server'},
    scripts,
    'server: 1 failed',
    '16 passed, 1 failed, 0 skipped',
  ],
  [
    'a runner without a test',
    {EMPTY: 'test:unit'},
    scripts,
    'unit tests: ran no test',
    '16 passed, 1 failed, 0 skipped',
  ],
  [
    'a build that fails',
    {FAIL: 'build'},
    ['build', ...scripts.slice(2, 13)],
    'browser: not run, because the build failed',
    '12 passed, 4 failed, 0 skipped',
  ],
])(
  '%s spoils the whole',
  (_what, variables, ran, complaint, sum) => {
    const {status, lines} = project.run('test.mjs', variables);
    expectCalls(ran);
    expect(lines).toContain(complaint);
    expect([status, lines.at(-1)]).toEqual([1, sum]);
  },
  60_000,
);

it('looks for a browser before it runs anything', () => {
  const {status, lines} = project.run('test.mjs', {CHROMIUM_PATH: '/nowhere'});
  expect([status, lines.at(-1)]).toEqual([1, '0 passed, 1 failed, 0 skipped']);
  expect(project.calls()).toEqual(installs);
});
