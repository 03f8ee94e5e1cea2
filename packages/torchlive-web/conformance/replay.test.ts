import {describe, expect, it} from 'vitest';
import {entry} from '../tensors/layout';
import {createTorchlive} from '../native/torchlive/createTorchlive';
import type {Release} from '../native/release';
import {asTensor} from '../native/torchlive/arguments';
import {boundNames} from './boundNames';
import {compareError, compareOutcome} from './compare';
import {elementsOf} from './elements';
import {boundReleases, readGoldens, type Golden} from './readGoldens';
import {runProgram, specials, type Outcome, type Torchlive} from './runProgram';

const goldens = readGoldens();
const phones = Object.fromEntries(
  boundReleases.map((release) => [release, createTorchlive({release})]),
) as unknown as Record<Release, Torchlive>;

/** What random elements have to fulfil, by operation. */
const ranges: Record<string, (values: number[], args: unknown[]) => boolean> = {
  'torch.rand': (values) => values.every((value) => value >= 0 && value < 1),
  'torch.randn': (values) => values.every(Number.isFinite),
  'torch.randint': (values, args) => {
    const [low, high] =
      typeof args[1] === 'number'
        ? (args as [number, number])
        : [0, args[0] as number];
    // As an `int` of ARM processors.
    const bound = (value: number) =>
      Math.max(-(2 ** 31), Math.min(Math.trunc(value) || 0, 2 ** 31 - 1));
    return values.every(
      (value) =>
        Number.isInteger(value) && value >= bound(low) && value < bound(high),
    );
  },
  'torch.randperm': (values) =>
    values.toSorted((a, b) => a - b).every((value, index) => value === index),
  'torch.empty': () => true,
};

function compare(
  operation: string,
  outcome: Outcome,
  {program, result}: Golden,
) {
  const mismatch = compareOutcome(operation, outcome, result);
  if (mismatch || !result.endsWith(' ?')) {
    return mismatch;
  }
  const values = Array.from(elementsOf(asTensor(outcome.value)), Number);
  const [, [, ...given] = []] = program;
  const args = given.map(
    (arg) => specials[(arg as {$?: string}).$ ?? ''] ?? arg,
  );
  const isInRange = ranges[operation]?.(values, args);
  return isInRange ? null : {expected: 'values in range', got: values.join()};
}

/** A line for a case that differs, or `null`. */
function replay(
  operation: string,
  golden: Golden,
  release: Release,
): string | null {
  let mismatch;
  try {
    const outcome = runProgram(phones[release], golden.program);
    mismatch = compare(operation, outcome, golden);
  } catch (error) {
    mismatch = compareError(error, golden.result);
  }
  return (
    mismatch &&
    `${operation} on ${release}: ${JSON.stringify(golden.program)}\n  expected ${mismatch.expected}\n  got      ${mismatch.got}`
  );
}

describe('conformance with PyTorch', () => {
  it.each([...goldens])(
    'replays %s',
    (operation, cases) => {
      const failures = cases.flatMap((golden) =>
        [...new Set([entry(golden.releases, 0), entry(golden.releases, -1)])]
          .map((release) => replay(operation, golden, release))
          .filter((failure) => failure !== null),
      );
      const shown = failures.slice(0, 20).join('\n');
      expect(failures.length, `${failures.length} failures\n${shown}`).toBe(0);
    },
    30_000,
  );

  it.each(boundReleases)('covers every operation that %s binds', (release) => {
    const names = boundNames(release);
    const uncovered = names.filter(
      (name) =>
        !goldens.get(name)?.some((golden) => golden.releases.includes(release)),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(uncovered).toEqual([]);
  });

  it('has at least 3,000 cases', () => {
    const count = [...goldens.values()].flat().length;
    console.info(`${count} goldens`);
    expect(count).toBeGreaterThanOrEqual(3000);
  });
});
