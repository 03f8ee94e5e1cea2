import type {Reading} from './network/readDigit';

/** A probability as text. It never says 100%. */
export function formatPercent(probability: number): string {
  const rounded = Math.round(probability * 100);
  return rounded >= 100 ? 'over 99%' : `${rounded}%`;
}

/** A duration as text. Some browsers measure whole milliseconds only. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 0.05 ? 'under 1 ms' : `${milliseconds.toFixed(1)} ms`;
}

/** A reading as a sentence, for screen readers. */
export function describeReading({digit, probabilities}: Reading): string {
  return `It reads a ${digit}, ${formatPercent(probabilities[digit] ?? 0)} sure.`;
}
