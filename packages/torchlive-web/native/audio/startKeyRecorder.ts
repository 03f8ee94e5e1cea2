import type {AudioRecorder} from '../host';
import {columns, keys, rows} from './telephoneKeys';
import {sampleRate} from './wav';

const amplitude = 8000;
const seconds = 0.2;
const pause = 0.1;

/** A recording of telephone keys, for a page that has no microphone. */
export function startKeyRecorder(pressed: string): Promise<AudioRecorder> {
  const length = Math.round((seconds + pause) * sampleRate);
  return Promise.resolve({
    stop() {
      const samples = new Int16Array(Math.max(1, pressed.length) * length);
      Array.from(pressed).forEach((key, at) => {
        const index = keys.indexOf(key);
        const row = rows[Math.floor(index / columns.length)] ?? 0;
        const column = columns[index % columns.length] ?? 0;
        for (let i = 0; i < seconds * sampleRate; i += 1) {
          const phase = (2 * Math.PI * i) / sampleRate;
          samples[at * length + i] =
            (amplitude / 2) *
            (Math.sin(phase * row) + Math.sin(phase * column));
        }
      });
      return Promise.resolve(samples);
    },
  });
}
