import type {AudioRecorder} from '../host';
import {sampleRate} from './wav';

const frequency = 440;
const amplitude = 8000;

/**
 * A recording of a tone, for hosts that can't ask for a microphone: a page's
 * policy may forbid it, and examples should print the same each time.
 */
export function startToneRecorder(): Promise<AudioRecorder> {
  const startedAt = performance.now();
  return Promise.resolve({
    stop() {
      const seconds = (performance.now() - startedAt) / 1000;
      const phase = (2 * Math.PI * frequency) / sampleRate;
      return Promise.resolve(
        Int16Array.from(
          {length: Math.ceil(seconds * sampleRate)},
          (_, index) => amplitude * Math.sin(phase * index),
        ),
      );
    },
  });
}
