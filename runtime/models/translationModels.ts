import {empty, type Tensor} from '../engine/tensor';
import {memory, toContiguous} from '../engine/copy';
import type {LoadedModel} from '../native/torchlive/types';
import {sigmoid, softmax} from './activations';
import description from './translation.json';
import {WeightsReader, type Table} from './weights';

const {hiddenSize, maxLength, sourceWords, targetWords} = description;

function multiply(table: Table, input: Float32Array): Float32Array {
  const result = table.bias.slice();
  for (let row = 0; row < table.rows; row += 1) {
    let sum = 0;
    const start = row * table.columns;
    for (let i = 0; i < table.columns; i += 1) {
      sum += table.weights[start + i]! * input[i]!;
    }
    result[row]! += sum;
  }
  return result;
}

/** One step of a gated recurrent unit, with the gates in PyTorch's order. */
function gruStep(
  [forInput, forHidden]: readonly [Table, Table],
  input: Float32Array,
  hidden: Float32Array,
): Float32Array {
  const x = multiply(forInput, input);
  const h = multiply(forHidden, hidden);
  return hidden.map((old, i) => {
    const reset = sigmoid(x[i]! + h[i]!);
    const update = sigmoid(x[hiddenSize + i]! + h[hiddenSize + i]!);
    const fresh = Math.tanh(
      x[2 * hiddenSize + i]! + reset * h[2 * hiddenSize + i]!,
    );
    return (1 - update) * fresh + update * old;
  });
}

function embed({columns, weights}: Table, word: number): Float32Array {
  return Float32Array.from(
    weights.subarray(word * columns, (word + 1) * columns),
  );
}

function join(a: Float32Array, b: Float32Array): Float32Array {
  const result = new Float32Array(a.length + b.length);
  result.set(a);
  result.set(b, a.length);
  return result;
}

const floats = (tensor: unknown) =>
  memory(toContiguous(tensor as Tensor)) as Float32Array;

function toWord(tensor: unknown, words: number): number {
  const word = Number(memory(toContiguous(tensor as Tensor))[0]);
  if (!(word >= 0 && word < words)) {
    throw new Error('index out of range in self');
  }
  return word;
}

function toTensor(shape: number[], data: Float32Array): Tensor {
  const tensor = empty('float32', shape);
  (tensor.storage as Float32Array).set(data);
  return tensor;
}

const readGru = (reader: WeightsReader) =>
  [
    reader.table(3 * hiddenSize, hiddenSize),
    reader.table(3 * hiddenSize, hiddenSize),
  ] as const;

/** The encoder of the translation tutorial: a word and a state give the next state. */
export function createEncoder(file: ArrayBuffer): LoadedModel {
  const reader = new WeightsReader(file);
  const source = reader.table(sourceWords, hiddenSize);
  reader.skip(targetWords, hiddenSize);
  const gru = readGru(reader);
  return {
    inputs: ['Tensor', 'Tensor'],
    forward([word, hidden]) {
      const input = embed(source, toWord(word, sourceWords));
      const next = gruStep(gru, input, floats(hidden));
      const shape = [1, 1, hiddenSize];
      return [toTensor(shape, next), toTensor(shape, next)];
    },
  };
}

/** The decoder: the last word, a state and what was encoded give scores for the next word. */
export function createDecoder(file: ArrayBuffer): LoadedModel {
  const reader = new WeightsReader(file);
  reader.skip(sourceWords, hiddenSize);
  const target = reader.table(targetWords, hiddenSize);
  // The encoder's.
  reader.skip(3 * hiddenSize, hiddenSize);
  reader.skip(3 * hiddenSize, hiddenSize);
  const gru = readGru(reader);
  const attention = reader.table(maxLength, 2 * hiddenSize);
  const combine = reader.table(hiddenSize, 2 * hiddenSize);
  const out = reader.table(targetWords, hiddenSize);
  return {
    inputs: ['Tensor', 'Tensor', 'Tensor'],
    forward([word, hidden, encoded]) {
      const embedded = embed(target, toWord(word, targetWords));
      const state = floats(hidden);
      const weights = softmax(multiply(attention, join(embedded, state)));
      const rows = floats(encoded);
      const context = new Float32Array(hiddenSize);
      weights.forEach((weight, row) => {
        for (let i = 0; i < hiddenSize; i += 1) {
          context[i]! += weight * rows[row * hiddenSize + i]!;
        }
      });
      const combined = multiply(combine, join(embedded, context)).map((value) =>
        Math.max(0, value),
      );
      const next = gruStep(gru, combined, state);
      return [
        toTensor([1, targetWords], multiply(out, next)),
        toTensor([1, 1, hiddenSize], next),
      ];
    },
  };
}
