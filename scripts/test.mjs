// `npm test`: installs what is missing, then runs every check there is.
// Imports nothing from node_modules: on a fresh clone there is none.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {checkNode} from './lib/checkNode.mjs';
import {complaint, countResults} from './lib/countResults.mjs';
import {ensureChromium} from './lib/ensureChromium.mjs';
import {ensureInstalled} from './lib/ensureInstalled.mjs';
import {run} from './lib/run.mjs';

/** @typedef {import('./lib/countResults.mjs').Counts} Counts */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = path.join(root, 'test-results', 'reports');

/**
 * A part of the whole. `report` names the JSON that its runner leaves; a part
 * without one is a single check that passes or fails.
 *
 * @typedef {{name: string, script: string, report?: string, needs?: string}} Part
 */

/**
 * One stage after the other; within a stage the lanes run side by side, for most
 * of the checks keep only one core busy.
 *
 * @type {Part[][][]}
 */
const stages = [
  [
    [
      {name: 'format', script: 'format:check'},
      {name: 'code style', script: 'lint:code'},
      {name: 'style sheets', script: 'lint:css'},
      {name: 'types', script: 'typecheck'},
      {name: 'samples', script: 'check:samples'},
    ],
    [
      {name: 'build', script: 'build'},
      {
        name: 'server',
        script: 'test:server',
        report: 'server.json',
        needs: 'build',
      },
    ],
  ],
  [[{name: 'unit tests', script: 'test:unit', report: 'unit.json'}]],
  [
    [
      {
        name: 'browser',
        script: 'test:e2e',
        report: 'browser.json',
        needs: 'build',
      },
      {name: 'specification', script: 'check:specification', needs: 'build'},
    ],
  ],
];

/**
 * @param {number} exitCode
 * @param {string | undefined} report
 * @returns {Counts}
 */
function countsOf(exitCode, report) {
  if (report === undefined) {
    return exitCode === 0
      ? {passed: 1, failed: 0, skipped: 0}
      : {passed: 0, failed: 1, skipped: 0};
  }
  try {
    return countResults(
      JSON.parse(readFileSync(path.join(reports, report), 'utf8')),
    );
  } catch {
    return {passed: 0, failed: 1, skipped: 0};
  }
}

/** @type {Counts} */
const total = {passed: 0, failed: 0, skipped: 0};
/** What is wrong, by part. @type {Map<string, string>} */
const complaints = new Map();

/**
 * Runs one part. Beside others it prints when it is done, so that nothing is mixed.
 *
 * @param {Part} part
 * @param {boolean} isAlone
 */
async function runPart({name, script, report, needs}, isAlone) {
  if (needs !== undefined && complaints.has(needs)) {
    complaints.set(name, `not run, because the ${needs} failed`);
    total.failed += 1;
    return;
  }
  const title = `\n── ${name} ──`;
  if (isAlone) {
    console.log(title);
  }
  const start = performance.now();
  const log = path.join(reports, `${name}.log`);
  const stdio = isAlone ? 'inherit' : openSync(log, 'w');
  const exitCode = await run('npm', ['run', script, '--silent'], {
    cwd: root,
    env: {...process.env, TEST_REPORTS: reports},
    stdio: ['inherit', stdio, stdio],
  });
  if (typeof stdio === 'number') {
    closeSync(stdio);
    console.log(`${title}\n${readFileSync(log, 'utf8').trimEnd()}`);
  }
  const counts = countsOf(exitCode, report);
  const problem = complaint(exitCode, counts);
  if (problem !== undefined) {
    complaints.set(name, problem);
    // Whatever spoils a part shows in the last line too.
    counts.failed = Math.max(counts.failed, 1);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`── ${name}: ${problem ?? 'passed'}, ${seconds} s`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

async function main() {
  checkNode();
  await ensureInstalled(root, {dev: true});
  await ensureChromium(root);
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});

  const started = performance.now();
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const part of lane) {
          await runPart(part, lanes.length === 1);
        }
      }),
    );
  }

  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`\nAll parts took ${minutes} minutes.`);
  const notRun = path.join(reports, 'not-run.txt');
  if (existsSync(notRun)) {
    console.log(readFileSync(notRun, 'utf8'));
  }
  for (const [name, problem] of complaints) {
    console.log(`${name}: ${problem}`);
  }
  console.log(
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  );
  return complaints.size === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exitCode = 1;
}
