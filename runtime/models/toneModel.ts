import {memory, toContiguous} from '../engine/copy';
import type {Tensor} from '../engine/tensor';
import {columns, keys, rows} from '../native/audio/telephoneKeys';
import {sampleRate} from '../native/audio/wav';
import type {LoadedModel} from '../native/torchlive/types';

const words: Readonly<Record<string, string>> = {
  0: 'ZERO',
  1: 'ONE',
  2: 'TWO',
  3: 'THREE',
  4: 'FOUR',
  5: 'FIVE',
  6: 'SIX',
  7: 'SEVEN',
  8: 'EIGHT',
  9: 'NINE',
};

/** Samples of a piece: 40 ms. */
const pieceLength = 0.04 * sampleRate;
/** Share of a piece's energy that the two tones of a key must have. */
const threshold = 0.5;

/** The energy that a frequency has in some samples (Goertzel's algorithm). */
function energyOf(samples: Float32Array, frequency: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let last = 0;
  let beforeLast = 0;
  for (const sample of samples) {
    [last, beforeLast] = [sample + factor * last - beforeLast, last];
  }
  const power = last ** 2 + beforeLast ** 2 - factor * last * beforeLast;
  return (2 * power) / samples.length;
}

/** The strongest of some frequencies. */
function strongest(samples: Float32Array, frequencies: readonly number[]) {
  const energies = frequencies.map((each) => energyOf(samples, each));
  const energy = Math.max(...energies);
  return {index: energies.indexOf(energy), energy};
}

/** The key that sounds in some samples; undefined if none does. */
function keyIn(samples: Float32Array): string | undefined {
  const total = samples.reduce((sum, sample) => sum + sample ** 2, 0);
  const row = strongest(samples, rows);
  const column = strongest(samples, columns);
  // Both tones are there, and little besides them; silence is no key.
  return total > 1e-4 * samples.length &&
    Math.min(row.energy, column.energy) > (threshold / 3) * total &&
    row.energy + column.energy > threshold * total
    ? keys[row.index * columns.length + column.index]
    : undefined;
}

/** Hears telephone keys, in the form of wav2vec 2.0: samples become words. */
export function createToneModel(): LoadedModel {
  return {
    forward([input]) {
      const samples = memory(toContiguous(input as Tensor)) as Float32Array;
      const heard: string[] = [];
      let before: string | undefined;
      for (
        let start = 0;
        start + pieceLength <= samples.length;
        start += pieceLength
      ) {
        const key = keyIn(samples.subarray(start, start + pieceLength));
        if (key !== undefined && key !== before && key in words) {
          heard.push(words[key] ?? '');
        }
        before = key;
      }
      return heard.join(' ');
    },
  };
}
