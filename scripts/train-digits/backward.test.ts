import {expect, it} from 'vitest';
import {layerNames} from '../../src/components/DigitDemo/network/architecture';
import {forward, softmax} from '../../src/components/DigitDemo/network/forward';
import {backward} from './backward';
import {freshNetwork, zeroNetwork} from './networks';
import {seededRandom} from './random';

const random = seededRandom(7);
const network = freshNetwork(random);
const image = Float32Array.from({length: 28 * 28}, () =>
  random() < 0.3 ? random() : 0,
);
const label = 4;

function loss(): number {
  return -Math.log(softmax(forward(network, image).scores)[label] ?? 0);
}

const gradient = zeroNetwork();
const returned = backward(network, forward(network, image), label, gradient);

it('returns the loss', () => {
  expect(returned).toBeCloseTo(loss(), 5);
});

it.each(
  layerNames.flatMap((name) => [
    [name, 'weights'] as const,
    [name, 'biases'] as const,
  ]),
)('finds the slope of the loss along the steepest of %s %s', (name, part) => {
  const values = network[name][part];
  const slopes = gradient[name][part];
  const steepest = slopes.indexOf(
    slopes.reduce((most, slope) =>
      Math.abs(slope) > Math.abs(most) ? slope : most,
    ),
  );
  const before = values[steepest] ?? NaN;
  const nudge = 0.002;
  values[steepest] = before + nudge;
  const above = loss();
  values[steepest] = before - nudge;
  const below = loss();
  values[steepest] = before;
  const measured = (above - below) / (2 * nudge);
  expect(Math.abs(measured)).toBeGreaterThan(1e-4);
  expect((slopes[steepest] ?? NaN) / measured).toBeCloseTo(1, 1);
});
