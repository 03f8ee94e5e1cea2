import {closeSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {readReport} from './readReport.mjs';
import {runMeasured} from './runMeasured.mjs';

/**
 * What came of a part. A check has one test without a file.
 *
 * @typedef {Pick<import('./readReport.mjs').TestResult, 'status'> & Partial<import('./readReport.mjs').TestResult>} Test
 * @typedef {{name: string, problem?: string | undefined, tests: Test[], seconds: number, processorSeconds: number}} Outcome
 */

/** @type {Test} */
const failed = {status: 'failed'};

/**
 * The tests of a part and how they ended. A report that cannot be read is a failure.
 *
 * @param {number} exitCode
 * @param {string | undefined} report
 * @returns {Test[]}
 */
function readTests(exitCode, report) {
  if (report === undefined) {
    return [exitCode === 0 ? {status: 'passed'} : failed];
  }
  try {
    return readReport(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [failed];
  }
}

/**
 * What is wrong with a part, or undefined where nothing is.
 *
 * @param {number} exitCode
 * @param {readonly Test[]} tests
 */
export function problemOf(exitCode, tests) {
  /** @param {Test['status']} wanted */
  const count = (wanted) =>
    tests.filter(({status}) => status === wanted).length;
  if (count('failed') > 0) {
    return `${count('failed')} failed`;
  }
  if (count('skipped') > 0) {
    return `${count('skipped')} skipped: run them or delete them`;
  }
  if (count('passed') === 0) {
    return 'ran no test';
  }
  return exitCode === 0 ? undefined : `ended with exit code ${exitCode}`;
}

/**
 * Runs a part, and prints what it printed when it is done: beside others, lines would mix.
 *
 * @param {import('./parts.mjs').Part} part
 * @param {{root: string, reports: string}} folders
 * @returns {Promise<Outcome>}
 */
export async function runPart({name, script, report}, {root, reports}) {
  const start = performance.now();
  const log = path.join(reports, `${name}.log`);
  const output = openSync(log, 'w');
  const {exitCode, processorSeconds} = await runMeasured(
    'npm',
    ['run', script, '--silent'],
    {
      cwd: root,
      env: {...process.env, TEST_REPORTS: reports},
      stdio: ['inherit', output, output],
    },
  );
  closeSync(output);
  const tests = readTests(exitCode, report && path.join(reports, report));
  const problem = problemOf(exitCode, tests);
  const seconds = (performance.now() - start) / 1000;
  console.log(`\n── ${name} ──\n${readFileSync(log, 'utf8').trimEnd()}`);
  console.log(
    `── ${name}: ${problem ?? 'passed'}, ${seconds.toFixed(1)} s, processor ${processorSeconds.toFixed(1)} s`,
  );
  return {name, problem, tests, seconds, processorSeconds};
}
