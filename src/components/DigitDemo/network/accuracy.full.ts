import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {digitCount, imageSize} from './architecture';
import recorded from '../../../../content/models/digits.json';
import {forward} from './forward';
import {readNetwork} from '../testing/readNetwork';

type Digit = {image: Float32Array; label: number};

// The same fifth of the digits that scripts/train-digits.py holds out.
const heldOutEvery = 5;

function readDigits(label: number): Digit[] {
  const file = createRequire(import.meta.url).resolve(
    `mnist/src/digits/${label}.json`,
  );
  const {data} = JSON.parse(readFileSync(file, 'utf8')) as {data: number[]};
  const size = imageSize * imageSize;
  const images = Float32Array.from(data);
  return Array.from({length: data.length / size}, (_, index) => ({
    image: images.subarray(index * size, (index + 1) * size),
    label,
  }));
}

const digits = Array.from({length: digitCount}, (_, label) =>
  readDigits(label),
);
const heldOut = digits.flatMap((ofLabel) =>
  ofLabel.filter((_, index) => index % heldOutEvery === 0),
);

it('reads the held-out digits as well as training recorded, 98.5 % or better', () => {
  const network = readNetwork();
  const right = heldOut.filter(({image, label}) => {
    const logits = forward(network, image);
    return logits.indexOf(Math.max(...logits)) === label;
  });
  const accuracy = right.length / heldOut.length;
  expect(heldOut).toHaveLength(recorded.heldOutDigits);
  expect(accuracy).toBeCloseTo(recorded.accuracy, 4);
  expect(accuracy).toBeGreaterThanOrEqual(0.985);
}, 60_000);

it('holds out digits that training does not contain', () => {
  const training = digits.flatMap((ofLabel) =>
    ofLabel.filter((_, index) => index % heldOutEvery !== 0),
  );
  const bytesOf = ({image: {buffer, byteOffset, byteLength}}: Digit) =>
    Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
  const seen = new Set(training.map(bytesOf));
  expect(training).toHaveLength(recorded.trainingDigits);
  expect(heldOut.filter((digit) => seen.has(bytesOf(digit)))).toEqual([]);
});
