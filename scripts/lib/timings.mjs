import path from 'node:path';

/**
 * @typedef {{file: string, tests: number, seconds: number, chromiumSeconds: number}} FileTime
 * @typedef {{name: string, seconds: number, processorSeconds: number, files: FileTime[]}} PartTime
 */

/** @type {(numbers: readonly number[]) => number} */
const sum = (numbers) =>
  Math.round(numbers.reduce((a, b) => a + b, 0) * 10) / 10;

/** @type {(a: {seconds: number}, b: {seconds: number}) => number} */
const slowestFirst = (a, b) => b.seconds - a.seconds;

/**
 * What a part of `npm test` took, and each of its test files.
 *
 * @param {import('./runPart.mjs').Outcome} outcome
 * @param {string} root
 * @returns {PartTime}
 */
export function timePart({name, seconds, processorSeconds, tests}, root) {
  const names = new Set(tests.flatMap(({file}) => file ?? []));
  const files = [...names].map((name) => {
    const own = tests.filter(({file}) => file === name);
    return {
      file: path.relative(root, name),
      tests: own.length,
      seconds: sum(own.map((test) => test.seconds ?? 0)),
      chromiumSeconds: sum(own.map((test) => test.chromiumSeconds ?? 0)),
    };
  });
  return {
    name,
    seconds: sum([seconds]),
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
