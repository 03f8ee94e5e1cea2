import path from 'node:path';

/**
 * @typedef {{file: string, tests: number, seconds: number, chromiumSeconds: number}} FileTime
 * @typedef {{name: string, seconds: number, processorSeconds: number, files: FileTime[]}} PartTime
 */

/** @type {(seconds: number) => number} */
const round = (seconds) => Math.round(seconds * 10) / 10;

/** @type {(numbers: readonly number[]) => number} */
const sum = (numbers) => round(numbers.reduce((a, b) => a + b, 0));

/** @type {(a: {seconds: number}, b: {seconds: number}) => number} */
const slowestFirst = (a, b) => b.seconds - a.seconds;

/**
 * What a part of `npm test` took, and each of its test files.
 *
 * @param {{name: string, seconds: number, processorSeconds: number}} part
 * @param {readonly import('./readReport.mjs').TestResult[]} tests
 * @param {string} root
 * @returns {PartTime}
 */
export function timePart({name, seconds, processorSeconds}, tests, root) {
  const files = [...new Set(tests.map(({file}) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    return {
      file: path.relative(root, file),
      tests: own.length,
      seconds: sum(own.map((test) => test.seconds)),
      chromiumSeconds: sum(own.map((test) => test.chromiumSeconds)),
    };
  });
  return {
    name,
    seconds: round(seconds),
    // Playwright ends Chromium without waiting for all of its processes.
    processorSeconds: sum([
      processorSeconds,
      ...files.map(({chromiumSeconds}) => chromiumSeconds),
    ]),
    files: files.sort(slowestFirst),
  };
}

/**
 * The ten slowest test files of all parts, a line each.
 *
 * @param {readonly PartTime[]} parts
 */
export function listSlowest(parts) {
  return parts
    .flatMap(({files}) => files)
    .sort(slowestFirst)
    .slice(0, 10)
    .map(
      ({file, tests, seconds}) =>
        `${seconds.toFixed(1).padStart(6)} s  ${file} (tests: ${tests})`,
    );
}
