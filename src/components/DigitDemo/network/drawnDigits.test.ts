import {expect, it} from 'vitest';
import type {Point, Stroke} from '../drawing/stroke';
import {readNetwork} from '../testing/readNetwork';
import {seededRandom} from '../testing/seededRandom';
import {readDigit} from './readDigit';

// Ones and sevens as people draw them on the pad. The network was trained on
// such digits too, but those came from a generator of their own, in Python.

const random = seededRandom(2023);
const between = (low: number, high: number) => low + (high - low) * random();

/** A point near the one that the hand aims at. */
function near([x, y]: Point, reach: number): Point {
  return [x + between(-reach, reach), y + between(-reach, reach)];
}

/** The points that a pointer reports on its way through the corners. */
function stroke(...corners: Point[]): Stroke {
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    return [0, 0.2, 0.4, 0.6, 0.8].map((share) =>
      near([x + (nextX - x) * share, y + (nextY - y) * share], 0.6),
    );
  });
}

/** A level line through a point. */
function crossbar([x, y]: Point, halfWidth: number): Stroke {
  return stroke(near([x - halfWidth, y], 3), near([x + halfWidth, y], 3));
}

function drawOne({flag = false, base = false}): Stroke[] {
  const top = near([52, 14], 4);
  const bottom = near([48, 86], 6);
  const across = between(12, 26);
  const flagStart: Point = [
    top[0] - across,
    top[1] + across * between(0.6, 1.4),
  ];
  return [
    flag ? stroke(flagStart, top, bottom) : stroke(top, bottom),
    ...(base ? [crossbar(bottom, between(10, 22))] : []),
  ];
}

function drawSeven({crossed = false}): Stroke[] {
  const left = near([26, 18], 5);
  const right = near([72, 17], 5);
  const bottom = near([44, 86], 9);
  const middle: Point = [
    (right[0] + bottom[0]) / 2,
    (right[1] + bottom[1]) / 2,
  ];
  return [
    stroke(left, right, bottom),
    ...(crossed ? [crossbar(middle, between(10, 18))] : []),
  ];
}

it.each([
  ['plain ones', 1, () => drawOne({})],
  ['ones with a flag', 1, () => drawOne({flag: true})],
  ['ones with a flag and a base', 1, () => drawOne({flag: true, base: true})],
  ['sevens', 7, () => drawSeven({})],
  ['crossed sevens', 7, () => drawSeven({crossed: true})],
])('reads at least 95 of 100 %s', (_name, digit, draw) => {
  const network = readNetwork();
  const readings = Array.from(
    {length: 100},
    () => readDigit(network, draw()).digit,
  );
  const right = readings.filter((reading) => reading === digit);
  expect(right.length).toBeGreaterThanOrEqual(95);
});
