import path from 'node:path';
import process from 'node:process';
import {findPython, pythonNotice} from '../lib/findPython.mjs';
import {checkMessages} from './checkMessages';
import {checkScript, inFolder, runPython} from './checkScript';
import {collectScripts, type Script} from './collectScripts';
import {jobsOf, onlyParsed} from './jobs';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Parses a script without running it. */
function parse(python: string, {code}: Script): string[] {
  try {
    const program = 'import ast, sys; ast.parse(sys.stdin.read())';
    inFolder((folder) => runPython(python, ['-c', program], folder, code));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

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
  for (const script of scripts) {
    const {origin} = script;
    const job = jobs[origin];
    const reason = onlyParsed[origin];
    if (job !== undefined) {
      report(origin, 'runs', checkScript(python, script, job));
    } else if (reason !== undefined) {
      report(origin, `is only parsed: ${reason}`, parse(python, script));
    } else {
      report(origin, '', ['nobody runs it. Add it to jobs.ts.']);
    }
  }
  report('Troubleshooting', 'quotes PyTorch', checkMessages(python, siteDir));
  console.log(`${scripts.length} scripts, ${failures} problems.`);
  return failures;
}

const python = findPython();
if (python === undefined) {
  console.log(pythonNotice());
} else {
  process.exitCode = main(python) === 0 ? 0 : 1;
}
