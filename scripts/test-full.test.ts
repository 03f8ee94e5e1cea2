import {afterEach, beforeEach, expect, it} from 'vitest';
import {createProject, type Project} from './testing/createProject';

const install = 'ci --ignore-scripts';
const tests = 'exec -- playwright test --config playwright.full.config.ts';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

it('says which browsers it leaves out', () => {
  const {status, lines} = project.run('test-full.mjs');
  expect(project.calls()).toEqual([install, tests]);
  expect(status).toBe(0);
  expect(lines.filter((line) => line.startsWith('NOT RUN'))).toEqual([
    "NOT RUN: readers' errands in Chromium, because SKIP_CHROMIUM_DRIVER is set.",
    'NOT RUN: the tests in Firefox, because SKIP_FIREFOX is set.',
    'NOT RUN: the tests in WebKit, because SKIP_WEBKIT is set.',
  ]);
}, 60_000);

it('fails where a test fails', () => {
  expect(project.run('test-full.mjs', {FAIL: '--'}).status).toBe(3);
  expect(project.calls()).toEqual([install, tests]);
}, 60_000);
