import React from 'react';
import type * as ReactNative from 'react-native';
import {createRoot} from 'react-dom/client';
import * as web from 'react-native-web';
import {
  createBrowserHost,
  createReactNativeWeb,
  createViews,
} from 'torchlive-web/browser';
import {createPhone} from 'torchlive-web';
import {linkPackage, type Evaluate, type Require} from 'torchlive-web/program';
import type {Job} from '../jobs';
import {runExample, type Outcome} from '../runExample';
import {checkPicture} from './checkCanvas';

/** What the page is given, because it reads no files. */
export type Files = {
  /** The texts of each package's `lib/commonjs`, by release. */
  packages: Record<string, Record<string, string>>;
  /** Addresses of pictures, sounds and models, by `./name`. */
  assets: Record<string, string>;
};

/** What the page offers. */
export type Page = {
  runJobs: (jobs: readonly Job[], files: Files) => Promise<Outcome[]>;
};

/** It has no types of its own. */
const reactNative = web as unknown as typeof ReactNative;

const evaluate: Evaluate = (text, file) =>
  // Indirect, so that the code sees nothing of this module.
  (0, eval)(`${text}\n//# sourceURL=${file}`) as ReturnType<Evaluate>;

function link(
  release: Job['release'],
  {packages, assets}: Files,
  console: object,
): Require {
  const phone = createPhone({
    release,
    host: createBrowserHost(),
    createComponents: createViews(reactNative.View as never),
  });
  return linkPackage({
    read: (name) => packages[release]?.[name],
    evaluate,
    phone,
    react: React,
    reactNative: createReactNativeWeb(reactNative, phone),
    console,
    findAsset: (name) => assets[name],
    requireOther(name) {
      throw new Error(`"${name}" can't be imported in a browser.`);
    },
  });
}

async function runJob(
  {release, code, file, expected, draws = []}: Job,
  files: Files,
): Promise<Outcome> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const outcome = await runExample({
    code,
    file,
    expected,
    evaluate,
    link: (console) => link(release, files, console),
    render: (component) => {
      root.render(React.createElement(component as React.FunctionComponent));
    },
  });
  const picture = await checkPicture(container, draws);
  root.unmount();
  container.remove();
  return {...outcome, picture};
}

/** Runs examples one after the other, each with a phone of its own. */
const runJobs: Page['runJobs'] = async (jobs, files) => {
  const outcomes: Outcome[] = [];
  for (const job of jobs) {
    outcomes.push(await runJob(job, files));
  }
  return outcomes;
};

Object.assign(window, {runJobs} satisfies Page);
