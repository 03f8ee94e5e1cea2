import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {countResults, type Counts} from '../lib/countResults.mjs';
import {notLoaded, readReport} from '../lib/readReport.mjs';
import {run} from '../lib/run.mjs';

type Report = {
  /** Errors outside of tests: no test found, or a server that does not start. */
  errors?: {message?: string}[];
};

/** The runners: npm script, flag that selects tests by title, and report. */
const runners = {
  unit: ['test:unit', '-t', 'unit.json'],
  server: ['test:server', '-t', 'server.json'],
  browser: ['test:e2e', '-g', 'browser.json'],
} as const;

/** The runner of a test file. */
export function runnerOf(file: string): keyof typeof runners {
  if (file.startsWith('tests/e2e/')) {
    return 'browser';
  }
  return file.includes('.spec.') ? 'server' : 'unit';
}

/** Runs the tests of some files whose title contains a text, and counts the results. */
export async function runTests(
  runner: keyof typeof runners,
  files: readonly string[],
  title = '',
): Promise<Counts> {
  const [script, flag, name] = runners[runner];
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  try {
    await run('npm', ['run', script, '--', flag, title, ...files], {
      stdio: 'ignore',
      env: {...process.env, TEST_REPORTS: folder},
    });
    const report = JSON.parse(
      readFileSync(path.join(folder, name), 'utf8'),
    ) as Report;
    // A run that aborts must not count as a failed test.
    for (const {message} of report.errors ?? []) {
      throw new Error(`${files.join(' ')}: ${message}`);
    }
    const tests = readReport(report);
    const unread = tests.find(({title}) => title === notLoaded);
    if (unread !== undefined) {
      throw new Error(`${unread.file}: ${notLoaded}`);
    }
    return countResults(tests);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
