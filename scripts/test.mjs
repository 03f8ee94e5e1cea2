// `npm test`: installs what is missing, then runs every check there is.
// Imports nothing from node_modules: on a fresh clone there is none.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {checkNode} from './lib/checkNode.mjs';
import {ensureInstalled} from './lib/ensureInstalled.mjs';
import {ensureTestTools, optionalTools} from './lib/ensureTestTools.mjs';
import {lanes, lastPart} from './lib/parts.mjs';
import {runPart} from './lib/runPart.mjs';
import {summarize} from './lib/summarize.mjs';
import {listSlowest, timePart} from './lib/timings.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'test-results');
const reports = path.join(results, 'reports');

async function install() {
  checkNode();
  await ensureInstalled(root, {dev: true});
  // The libraries of samples that do without the toolkit.
  await ensureInstalled(path.join(root, 'alternatives'));
  await ensureTestTools(root);
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
}

/** Runs all parts, and gives their outcomes as they end. */
async function runAll() {
  /** @type {import('./lib/runPart.mjs').Outcome[]} */
  const outcomes = [];
  /** By name: what a part needs may be in the other lane. @type {Map<string, Promise<string | undefined>>} */
  const problems = new Map();

  /**
   * @param {import('./lib/parts.mjs').Part} part
   * @param {Promise<unknown>} before
   */
  async function runAfter(part, before) {
    await before;
    const {name, needs = ''} = part;
    const outcome =
      (await problems.get(needs)) === undefined
        ? await runPart(part, {root, reports})
        : {
            ...{name, tests: [], seconds: 0, processorSeconds: 0},
            problem: `not run, because the ${needs} failed`,
          };
    outcomes.push(outcome);
    return outcome.problem;
  }

  /** @param {readonly import('./lib/parts.mjs').Part[]} lane */
  async function runLane(lane) {
    /** @type {Promise<unknown>} */
    let last = Promise.resolve();
    for (const part of lane) {
      const run = runAfter(part, last);
      problems.set(part.name, run);
      last = run;
    }
    await last;
  }

  await Promise.all(lanes.map(runLane));
  await runLane([lastPart]);
  return outcomes;
}

async function main() {
  await install();
  const start = performance.now();
  const outcomes = await runAll();
  const seconds = Math.round((performance.now() - start) / 1000);
  const parts = outcomes.map((outcome) => timePart(outcome, root));
  const processorSeconds = Math.round(
    parts.reduce((sum, part) => sum + part.processorSeconds, 0),
  );
  writeFileSync(
    path.join(results, 'timings.json'),
    JSON.stringify({seconds, processorSeconds, parts}, null, 2),
  );
  const notices = optionalTools.flatMap((tool) => tool.notice() ?? []);
  console.log(`
The slowest test files:
${listSlowest(parts).join('\n')}

All parts took ${(seconds / 60).toFixed(1)} minutes, the processor ${processorSeconds} s. test-results/timings.json has all times.
${[...notices, ...summarize(outcomes, root)].join('\n')}`);
  return outcomes.every(({problem}) => problem === undefined) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exitCode = 1;
}
