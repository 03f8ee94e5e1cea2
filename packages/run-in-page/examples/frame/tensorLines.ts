import type {Tensor} from 'torchlive-web/tensor';
import type {TensorLines} from '../calls';
import {lineOf} from './lineOf';

/** A stack trace takes time: of a long loop the first rounds are enough. */
const maxTensors = 500;

/** As many kinds of tensors as the end of a line has room for. */
const maxKinds = 3;

let url = '';
let count = 0;
let lines: Record<number, readonly string[]> = {};

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
    const text = `${dtype} [${shape.join(', ')}]`;
    const others = (lines[line] ?? []).filter((other) => other !== text);
    lines[line] = [...others, text].slice(-maxKinds);
  }
}

/** The kinds of tensors that lines made last, by the number of the line. */
export function notedLines(): TensorLines {
  return Object.fromEntries(
    Object.entries(lines).map(([line, kinds]) => [line, kinds.join(', ')]),
  );
}
