import type {Tensor} from '../../../runtime/engine/tensor';
import {lineOf} from './lineOf';

/** A stack trace takes time: of a long loop the first rounds are enough. */
const maxTensors = 500;

let url = '';
let count = 0;
let lines: Record<number, string> = {};

/** Starts to note what the script at an address makes. */
export function startNotes(script: string): void {
  url = script;
  count = 0;
  lines = {};
}

/** Notes a new tensor under the line that made it. */
export function noteTensor({dtype, shape}: Tensor): void {
  count += 1;
  const line = count > maxTensors ? undefined : lineOf(new Error().stack, url);
  if (line !== undefined) {
    lines[line] = `${dtype} [${shape.join(', ')}]`;
  }
}

/** The tensors that lines made last, by the number of the line. */
export function notedLines(): Readonly<Record<number, string>> {
  return lines;
}
