import {memory, toContiguous} from '../tensors/copy';
import type {Tensor} from '../tensors/tensor';
import type {LoadedModel, Value} from '../native/torchlive/types';
import {isTensor} from '../native/torchlive/inspect';
import {softmax} from './activations';
import {describeValue} from './describeValue';

/** The five best classes of `[1, classes]` logits, with their probabilities. */
function bestClasses(scores: Tensor, labels: readonly string[]): string[] {
  const logits = Float32Array.from(memory(toContiguous(scores)), Number);
  return Array.from(softmax(logits), (probability, index) => ({
    percent: (100 * probability).toFixed(1),
    probability,
    label: labels[index] ?? `class ${index}`,
  }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 5)
    .map(({percent, label}) => `${percent}% ${label}`);
}

/** Names the classes, unless there are more or fewer than names: they are of another model then. */
function describeClasses(scores: Tensor, labels: readonly string[]): string[] {
  const count = scores.shape[1] ?? 0;
  return count === labels.length
    ? bestClasses(scores, labels)
    : [
        `The model gives ${count.toLocaleString('en-US')} scores, but the label file has ${labels.length.toLocaleString('en-US')} names, which are not the model’s own.`,
        ...bestClasses(scores, []),
      ];
}

/** A model that also logs the shapes of its input and output, the five best classes, and errors. */
export function withReport(
  model: LoadedModel,
  /** Names of the classes, where the model classifies. */
  labels: readonly string[] | undefined,
  log: (line: string) => void,
): LoadedModel {
  async function forward(inputs: readonly Value[]): Promise<Value> {
    try {
      return await model.forward(inputs);
    } catch (error) {
      log((error as Error).message);
      throw error;
    }
  }

  return {
    ...model,
    async forward(inputs) {
      inputs.filter(isTensor).forEach((tensor) => {
        log(`Input ${describeValue(tensor)}`);
      });
      const result = await forward(inputs);
      const outputs = Array.isArray(result) ? (result as Value[]) : [result];
      for (const output of outputs) {
        log(`Output ${describeValue(output)}`);
        const isRow =
          isTensor(output) &&
          output.shape.length === 2 &&
          output.shape[0] === 1;
        if (labels && isRow) {
          describeClasses(output, labels).forEach((line) => log(line));
        }
      }
      return result;
    },
  };
}
