import {softmax} from 'torchlive-web/models';
import {rasterise} from '../drawing/rasterise';
import type {Stroke} from '../drawing/stroke';
import type {Network} from './architecture';
import {forward} from './forward';

/** The network's answer for a drawing. */
export type Reading = {
  /** The most likely digit. */
  digit: number;
  /** Of each digit, 0 to 9; they add up to 1. */
  probabilities: readonly number[];
  /** How long the network took. */
  milliseconds: number;
};

/** Reads the digit in a drawing. */
export function readDigit(
  network: Network,
  strokes: readonly Stroke[],
): Reading {
  const image = rasterise(strokes);
  const started = performance.now();
  const logits = forward(network, image);
  const milliseconds = performance.now() - started;
  const probabilities = [...softmax(logits)];
  return {
    digit: probabilities.indexOf(Math.max(...probabilities)),
    probabilities,
    milliseconds,
  };
}
