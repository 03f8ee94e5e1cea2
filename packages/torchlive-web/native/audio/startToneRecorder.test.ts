import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startToneRecorder} from './startToneRecorder';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('records as many samples as time has passed, of 440 Hz', async () => {
  const recorder = await startToneRecorder();
  vi.advanceTimersByTime(500);
  const samples = await recorder.stop();
  expect(samples).toHaveLength(8000);
  const rises = samples.filter(
    (sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0,
  );
  // The first period starts at zero, where nothing rises.
  expect(rises).toHaveLength(219);
});
