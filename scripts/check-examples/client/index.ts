import React from 'react';
import {createRoot} from 'react-dom/client';
import {browserHost} from '../../../runtime/native/browserHost';
import {createPhone} from '../../../runtime/native/createPhone';
import {linkPackage} from '../../../runtime/program/linkPackage';
import type {Evaluate} from '../../../runtime/program/wrapModule';
import type {Job} from '../jobs';
import {runExample, type Outcome} from '../runExample';

/** The files of each package's `lib/commonjs`, by release. */
export type PackageTexts = Record<string, Record<string, string>>;

declare global {
  interface Window {
    runJobs: (
      jobs: readonly Job[],
      packages: PackageTexts,
    ) => Promise<Outcome[]>;
  }
}

const evaluate: Evaluate = (text, file) =>
  // Indirect, so that the code sees nothing of this module.
  (0, eval)(`${text}\n//# sourceURL=${file}`) as ReturnType<Evaluate>;

async function runJob(
  {release, code, file, expected}: Job,
  texts: Record<string, string>,
): Promise<Outcome> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const outcome = await runExample({
    code,
    file,
    expected,
    evaluate,
    link: (console) =>
      linkPackage({
        read: (name) => texts[name],
        evaluate,
        phone: createPhone({release, host: browserHost}),
        react: React,
        console,
        requireOther(name) {
          throw new Error(`"${name}" can't be imported in a browser.`);
        },
      }),
    render: (component) => {
      root.render(React.createElement(component as React.FunctionComponent));
    },
  });
  root.unmount();
  container.remove();
  return outcome;
}

/** Runs examples one after the other, each with a phone of its own. */
window.runJobs = async (jobs, packages) => {
  const outcomes: Outcome[] = [];
  for (const job of jobs) {
    outcomes.push(await runJob(job, packages[job.release] ?? {}));
  }
  return outcomes;
};
