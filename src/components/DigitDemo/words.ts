import type {Reading} from './network/readDigit';

/** A probability in words; a network is never quite sure. */
export function percent(probability: number): string {
  const rounded = Math.round(probability * 100);
  return rounded >= 100 ? 'over 99 %' : `${rounded} %`;
}

/** A time in words; some browsers only count whole milliseconds. */
export function duration(milliseconds: number): string {
  return milliseconds < 0.05 ? 'under 1 ms' : `${milliseconds.toFixed(1)} ms`;
}

/** A reading as a sentence, for those who hear the page. */
export function spokenReading({digit, probabilities}: Reading): string {
  return `It reads a ${digit}, ${percent(probabilities[digit] ?? 0)} sure.`;
}
