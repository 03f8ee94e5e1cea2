// `npm test`: installs what is missing, then runs every check there is.
// Imports nothing from node_modules: on a fresh clone there is none.
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {checkNode} from './lib/checkNode.mjs';
import {complaint, countResults} from './lib/countResults.mjs';
import {ensureInstalled} from './lib/ensureInstalled.mjs';
import {ensureTestTools, optionalTools} from './lib/ensureTestTools.mjs';
import {readReport} from './lib/readReport.mjs';
import {runMeasured} from './lib/runMeasured.mjs';
import {listSlowest, timePart} from './lib/timings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'test-results');
const reports = path.join(results, 'reports');

/**
 * A part of the whole. `report` names the JSON that its runner leaves; a part
 * without one is a single check that passes or fails.
 *
 * @typedef {{name: string, script: string, report?: string, needs?: string}} Part
 */

/**
 * One stage after the other; within a stage the lanes run side by side. The browser
 * tests leave a part of the second core idle, and the checks keep only one busy.
 *
 * @type {Part[][][]}
 */
const stages = [
  [
    [
      {name: 'build', script: 'build'},
      {
        name: 'browser',
        script: 'test:e2e',
        report: 'browser.json',
        needs: 'build',
      },
    ],
    [
      {name: 'format', script: 'format:check'},
      {name: 'code style', script: 'lint:code'},
      {name: 'style sheets', script: 'lint:css'},
      {name: 'prose', script: 'lint:prose'},
      {name: 'unused code', script: 'lint:unused'},
      {name: 'types', script: 'typecheck'},
      {name: 'imports', script: 'check:imports'},
      {name: 'samples', script: 'check:samples'},
      {name: 'examples', script: 'check:examples'},
      {name: 'python', script: 'check:python'},
      {name: 'unit tests', script: 'test:unit', report: 'unit.json'},
      {
        name: 'server',
        script: 'test:server',
        report: 'server.json',
        needs: 'build',
      },
    ],
  ],
  [[{name: 'specification', script: 'check:specification', needs: 'build'}]],
];

/**
 * The tests of a part and how they ended. A report that cannot be read is a failure.
 *
 * @param {number} exitCode
 * @param {string | undefined} report
 */
function readTests(exitCode, report) {
  if (report === undefined) {
    /** @type {import('./lib/readReport.mjs').Status} */
    const status = exitCode === 0 ? 'passed' : 'failed';
    return {tests: [], counts: countResults([{status}])};
  }
  try {
    const file = path.join(reports, report);
    const tests = readReport(JSON.parse(readFileSync(file, 'utf8')));
    return {tests, counts: countResults(tests)};
  } catch {
    return {tests: [], counts: countResults([{status: 'failed'}])};
  }
}

const total = {passed: 0, failed: 0, skipped: 0};
/** What is wrong, by part. @type {Map<string, string>} */
const complaints = new Map();
/** The tests that failed, a line each. @type {string[]} */
const failedTests = [];
/** What each part took. @type {import('./lib/timings.mjs').PartTime[]} */
const parts = [];
/** When each part ends, by name. @type {Map<string, Promise<void>>} */
const ends = new Map();

/**
 * Runs one part. Beside others it prints when it is done, so that nothing is mixed.
 *
 * @param {Part} part
 * @param {boolean} isAlone
 */
async function runPart({name, script, report, needs}, isAlone) {
  // It may be in the other lane.
  await ends.get(needs ?? '');
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
  const {exitCode, processorSeconds} = await runMeasured(
    'npm',
    ['run', script, '--silent'],
    {
      cwd: root,
      env: {...process.env, TEST_REPORTS: reports},
      stdio: ['inherit', stdio, stdio],
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (typeof stdio === 'number') {
    closeSync(stdio);
    console.log(`${title}\n${readFileSync(log, 'utf8').trimEnd()}`);
  }
  const {tests, counts} = readTests(exitCode, report);
  const problem = complaint(exitCode, counts);
  if (problem !== undefined) {
    complaints.set(name, problem);
    // Whatever spoils a part shows in the last line too.
    counts.failed = Math.max(counts.failed, 1);
  }
  failedTests.push(
    ...tests
      .filter(({status}) => status === 'failed')
      .map(({file, title}) => `  ${path.relative(root, file)}: ${title}`),
  );
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;

  const time = timePart({name, seconds, processorSeconds}, tests, root);
  parts.push(time);
  console.log(
    `── ${name}: ${problem ?? 'passed'}, ${time.seconds} s, processor ${time.processorSeconds} s`,
  );
}

async function main() {
  checkNode();
  await ensureInstalled(root, {dev: true});
  // The libraries of samples that do without the toolkit.
  await ensureInstalled(path.join(root, 'alternatives'));
  await ensureTestTools(root);
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});

  const started = performance.now();
  for (const lanes of stages) {
    await Promise.all(
      lanes.map((lane) => {
        let last = Promise.resolve();
        for (const part of lane) {
          last = last.then(() => runPart(part, lanes.length === 1));
          ends.set(part.name, last);
        }
        return last;
      }),
    );
  }

  const seconds = Math.round((performance.now() - started) / 1000);
  const processorSeconds = Math.round(
    parts.reduce((sum, part) => sum + part.processorSeconds, 0),
  );
  writeFileSync(
    path.join(results, 'timings.json'),
    JSON.stringify({seconds, processorSeconds, parts}, null, 2),
  );
  console.log(`\nThe slowest test files:\n${listSlowest(parts).join('\n')}`);
  console.log(
    `\nAll parts took ${(seconds / 60).toFixed(1)} minutes, the processor ${processorSeconds} s. test-results/timings.json has all times.`,
  );
  for (const notice of optionalTools.map((tool) => tool.notice())) {
    if (notice !== undefined) {
      console.log(notice);
    }
  }
  for (const [name, problem] of complaints) {
    console.log(`${name}: ${problem}`);
  }
  for (const line of failedTests) {
    console.log(line);
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
