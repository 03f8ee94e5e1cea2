import {fireTimers, untilNextTimer} from './guestGlobals';
import * as react from 'react';
import {createPhone} from '../../../runtime/native/createPhone';
import type {Release} from '../../../runtime/native/release';
import {createNodeHost} from '../../../runtime/node/nodeHost';
import {createConsole} from '../../../runtime/program/createConsole';
import {formatValues} from '../../../runtime/program/formatValue';
import {linkPackage, packageName} from '../../../runtime/program/linkPackage';
import {runScript} from '../../../runtime/program/runScript';
import type {Evaluate} from '../../../runtime/program/wrapModule';
import {programFile} from './programFile';

/** A program, and the release that it runs on. */
export type Program = {
  release: Release;
  /** JavaScript, line by line as in its source. */
  code: string;
  /** The release's published JavaScript, by path. */
  files: Readonly<Record<string, string>>;
};

/** What happened since the last report. */
export type Report = {
  printed?: string[];
  thrown?: {message: string; line?: number};
  /** Milliseconds until it goes on; missing at the end. */
  wait?: number;
  /** Set if it exports something as the default, such as a component. */
  hasDefault?: true;
};

let report: Report = {};
let isRunning = true;

function fail(error: unknown): void {
  isRunning = false;
  const {message, stack = ''} =
    error instanceof Error ? error : new Error(String(error));
  const [, line] = stack.split(`${programFile}:`);
  report.thrown = {
    message,
    ...(line !== undefined && {line: parseInt(line, 10)}),
  };
}

const evaluate: Evaluate = (text, file) =>
  // The realm around it is the sandbox.
  (0, eval)(`${text}\n//# sourceURL=${file}`) as ReturnType<Evaluate>;

/** Starts a program. */
export function __start({release, code, files}: Program): void {
  const console = createConsole((values) => {
    (report.printed ??= []).push(formatValues(values));
  });
  const require = linkPackage({
    read: (file) => files[file],
    evaluate,
    phone: createPhone({release, host: createNodeHost()}),
    react,
    console,
    requireOther(name) {
      throw new Error(
        `Cannot find "${name}". Code here can import ${packageName}, react and react-native.`,
      );
    },
  });
  runScript({code, file: programFile, evaluate, require, console}).then(
    (exports) => {
      isRunning = false;
      if (exports.default !== undefined) {
        report.hasDefault = true;
      }
    },
    fail,
  );
}

/** Goes on with what is due. */
export function __fire(): void {
  try {
    fireTimers();
  } catch (error) {
    fail(error);
  }
}

/** Describes what happened, as JSON. */
export function __report(): string {
  const {thrown} = report;
  const wait = thrown === undefined ? untilNextTimer() : undefined;
  const text = JSON.stringify({
    ...report,
    // It may wait for a promise that nothing will settle.
    ...((wait !== undefined || isRunning) && {wait: wait ?? 50}),
  });
  report = {};
  return text;
}
