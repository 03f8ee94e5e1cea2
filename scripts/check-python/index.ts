import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {findPython, pythonNotice} from '../lib/findPython.mjs';
import {checkMessages, messagesScript} from './checkMessages';
import {checkScripts} from './checkScripts';
import {collectScripts} from './collectScripts';
import {jobsOf, onlyParsed} from './jobs';

const siteDir = path.resolve(import.meta.dirname, '../..');

function main(python: string): number {
  const scripts = collectScripts(siteDir);
  const jobs = jobsOf(siteDir);
  let failures = scripts.length === 0 ? 1 : 0;
  function report(name: string, outcome: string, problems: string[]): void {
    failures += problems.length;
    console.log(
      `${name}: ${problems.length === 0 ? outcome : problems.join(' ')}`,
    );
  }
  const [quoted, ...results] = checkScripts(python, [
    {code: readFileSync(messagesScript, 'utf8'), job: {models: []}},
    ...scripts.map(({origin, code}) => ({code, job: jobs[origin]})),
  ]);
  scripts.forEach(({origin}, index) => {
    const reason = onlyParsed[origin];
    const problems = results[index]?.problems ?? [];
    if (jobs[origin] !== undefined) {
      report(origin, 'runs', problems);
    } else if (reason !== undefined) {
      report(origin, `is only parsed: ${reason}`, problems);
    } else {
      report(origin, '', ['nobody runs it. Add it to jobs.ts.']);
    }
  });
  const {printed = '', problems = []} = quoted ?? {};
  report(
    'Troubleshooting',
    'quotes PyTorch',
    problems.length > 0 ? problems : checkMessages(siteDir, printed),
  );
  console.log(`${scripts.length} scripts, ${failures} problems.`);
  return failures;
}

const python = findPython();
if (python === undefined) {
  console.log(pythonNotice());
} else {
  process.exitCode = main(python) === 0 ? 0 : 1;
}
