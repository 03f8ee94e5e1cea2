import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../../config/env';
import {lines} from '../../specification/lines';
import {readReport} from '../lib/readReport.mjs';
import {runMain} from '../lib/runMain';
import {checkLines} from './checkLines';

/** `npm run check:specification`: is every line of the specification proved by this run's reports? */
function main(): void {
  const folder = env.testReports ?? path.join('test-results', 'reports');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const results = files.flatMap((file) =>
    readReport(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
  );
  console.log(
    `${lines.length} lines of the specification, ${results.length} tests in ${files.length} reports.`,
  );
  if (results.length === 0) {
    throw new Error(`${folder}: no test has run. Run "npm test" first.`);
  }
  const problems = checkLines(lines, results);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

runMain(main);
