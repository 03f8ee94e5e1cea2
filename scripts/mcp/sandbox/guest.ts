import {fireTimers, untilNextTimer} from './guestGlobals';
import * as react from 'react';
import {createMemoryHost, createPhone, type Release} from 'torchlive-web';
import {
  createConsole,
  formatValues,
  linkPackage,
  packageName,
  runScript,
  type Evaluate,
} from 'torchlive-web/program';
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
    phone: createPhone({release, host: createMemoryHost()}),
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
