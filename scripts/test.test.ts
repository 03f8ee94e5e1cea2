import {afterEach, beforeEach, expect, it} from 'vitest';
import {createProject, type Project} from './testing/createProject';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

/** Those that run beside each other, a line each. */
const lanes = [
  ['format:check', 'lint:code', 'lint:css', 'typecheck', 'check:samples'],
  ['build', 'test:server'],
];

/** Seven checks that pass or fail, and three runners whose reports hold two tests each. */
const scripts = [
  ...lanes.flat(),
  'test:unit',
  'test:e2e',
  'check:specification',
];

/** Fails unless npm was asked for just these, each lane and all that follows in order. */
function expectCalls(names: readonly string[]): void {
  const calls = project.calls();
  const inOrder = (some: readonly string[]) =>
    some
      .filter((name) => names.includes(name))
      .map((name) => `run ${name} --silent`);
  expect(calls[0]).toBe('ci --ignore-scripts');
  const beside = calls.slice(1, 1 + inOrder(lanes.flat()).length);
  for (const lane of lanes) {
    const expected = inOrder(lane);
    expect(beside.filter((call) => expected.includes(call))).toEqual(expected);
  }
  expect(calls.slice(1 + beside.length)).toEqual(inOrder(scripts.slice(7)));
}

it('installs, runs every part and adds up', () => {
  const {status, lines} = project.run('test.mjs');
  expectCalls(scripts);
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
    [...scripts.slice(0, 6), 'test:unit'],
    'browser: not run, because the build failed',
    '7 passed, 4 failed, 0 skipped',
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
