import {rasterise} from '../drawing/rasterise';
import type {Stroke} from '../drawing/stroke';
import type {Network} from './architecture';
import {forward, softmax} from './forward';

/** What the network makes of a drawing. */
export type Reading = {
  /** The digit it takes to be the most likely. */
  digit: number;
  /** Of each digit, 0 to 9; they add up to 1. */
  probabilities: readonly number[];
  /** Time that the network took. */
  milliseconds: number;
};

/** Reads the digit in a drawing. */
export function readDigit(
  network: Network,
  strokes: readonly Stroke[],
): Reading {
  const image = rasterise(strokes);
  const started = performance.now();
  const {scores} = forward(network, image);
  const milliseconds = performance.now() - started;
  const probabilities = [...softmax(scores)];
  return {
    digit: probabilities.indexOf(Math.max(...probabilities)),
    probabilities,
    milliseconds,
  };
}
