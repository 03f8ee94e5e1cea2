import {afterEach, beforeEach, expect, it} from 'vitest';
import {createProject, type Project} from './testing/createProject';

const install = 'ci --ignore-scripts --omit=dev';
const build = 'run build --silent';
const lockfile = '{"packages": {"node_modules/a": {"integrity": "sha512-a"}}}';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

it('installs and builds what is missing or has changed, then serves', () => {
  const steps: [change: () => void, calls: string[]][] = [
    [() => undefined, [install, build]],
    [() => undefined, []],
    [() => project.write('docs/a.mdx', 'two'), [build]],
    [() => project.write('package-lock.json', lockfile), [install, build]],
    [() => project.write('tests/e2e/a.spec.ts', ''), []],
  ];
  for (const [change, calls] of steps) {
    change();
    const {status, lines} = project.run('start.mjs');
    expect(project.calls()).toEqual(calls);
    expect([status, lines.at(-1)]).toEqual([0, 'served']);
  }
}, 120_000);

it.each([
  ['build', [install, build], 3],
  ['--ignore-scripts', [install], 1],
])(
  'serves nothing where "npm … %s" fails',
  (script, calls, status) => {
    const result = project.run('start.mjs', {FAIL: script});
    expect(project.calls()).toEqual(calls);
    expect(result.status).toBe(status);
    expect(result.lines).not.toContain('served');
  },
  120_000,
);
