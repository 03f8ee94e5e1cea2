import {
  readOperand,
  type Content,
  type Operand,
  type PendingContent,
  type Tensor,
  type View,
} from '../values/Tensor';
import type {DType, Elements} from '../values/dtype';
import {entry, given} from '../values/given';
import {OnnxModel} from './onnxModel';

/** What a graph is fed with. */
export type Feed = {dtype: DType; sizes: readonly number[]; values: Elements};

/** A graph to run: two with the same key differ in their feeds only. */
export type Description = {
  key: string;
  feeds: Feed[];
  build: () => Uint8Array;
};

const numbers = new WeakMap<Content, number>();
let known = 0;

function numberOf(content: Content): number {
  const number = numbers.get(content) ?? known++;
  numbers.set(content, number);
  return number;
}

/** How an operand is reached from its content: the root's shape, then views. */
function pathOf(tensor: Tensor): {root: Tensor; views: View[]} {
  const views: View[] = [];
  let root = tensor;
  for (; root.view !== undefined; root = root.view.base) {
    views.unshift(root.view);
  }
  return {root, views};
}

const isWeight = ({content, tensor}: Operand) =>
  content.constant && tensor.length > 0;

/** Describes the graph of some pending work; `outputs` are the contents to keep. */
export function describe(
  work: readonly PendingContent[],
  outputs: readonly Content[],
): Description {
  const places = new Map<Content, number>(
    work.map((content, place) => [content, place]),
  );
  const feeds: Feed[] = [];
  const feedOf = new Map<string, number>();
  const leafKey = (operand: Operand): string => {
    const {content, tensor} = operand;
    const geometry = `${tensor.sizes.join()};${tensor.strides.join()};${tensor.offset}`;
    const identity = `${numberOf(content)};${geometry}`;
    if (isWeight(operand)) {
      return `w${identity}`;
    }
    let feed = feedOf.get(identity);
    if (feed === undefined) {
      feed = feeds.length;
      feedOf.set(identity, feed);
      feeds.push({
        dtype: content.dtype,
        sizes: tensor.sizes,
        values: readOperand(operand),
      });
    }
    return `f${feed}${content.dtype}[${tensor.sizes.join()}]`;
  };
  const operandKey = (operand: Operand): string => {
    const place = places.get(operand.content);
    if (place === undefined) {
      return leafKey(operand);
    }
    const {root, views} = pathOf(operand.tensor);
    const path = [root.sizes.join(), ...views.map(({key}) => key)];
    return `n${place}:${path.join('/')}`;
  };
  const lines = work.map(
    ({pending}) =>
      `${pending.key}(${pending.inputs.map(operandKey).join(' ')})`,
  );
  const key = `${lines.join('\n')}>${outputs.map((output) => places.get(output)).join()}`;
  return {
    key,
    feeds,
    build: () =>
      build(work, outputs, feeds, (operand) =>
        feedOf.get(leafIdentity(operand)),
      ),
  };
}

function leafIdentity({content, tensor}: Operand): string {
  return `${numberOf(content)};${tensor.sizes.join()};${tensor.strides.join()};${tensor.offset}`;
}

function build(
  work: readonly PendingContent[],
  outputs: readonly Content[],
  feeds: readonly Feed[],
  feedOf: (operand: Operand) => number | undefined,
): Uint8Array {
  const model = new OnnxModel();
  const inputs = feeds.map(({dtype, sizes}) => model.input(dtype, sizes));
  const names = new Map<Content, string>();
  const weights = new Map<string, string>();
  const leaf = (operand: Operand): string => {
    const feed = feedOf(operand);
    if (feed !== undefined) {
      return entry(inputs, feed);
    }
    const identity = leafIdentity(operand);
    const name =
      weights.get(identity) ??
      model.weights(
        operand.content.dtype,
        operand.tensor.sizes,
        readOperand(operand),
      );
    weights.set(identity, name);
    return name;
  };
  const nameOf = (operand: Operand): string => {
    const made = names.get(operand.content);
    if (made === undefined) {
      return leaf(operand);
    }
    const {root, views} = pathOf(operand.tensor);
    const {sizes} = operand.content;
    const start =
      sizes.join() === root.sizes.join()
        ? made
        : model.node('Reshape', [
            made,
            model.constant('int64', [root.sizes.length], root.sizes),
          ]);
    return views.reduce(
      (name, {key, emit}) => given(emit, `node for ${key}`)(model, [name]),
      start,
    );
  };
  for (const content of work) {
    const {key, emit, inputs: operands} = content.pending;
    const write = given(emit, `node for ${key}`);
    names.set(content, write(model, operands.map(nameOf)));
  }
  return model.finish(
    outputs.map((content) => ({
      // Each output is a node of its own: two may be one value, or an input.
      name: given(names.get(content), 'output with this content'),
      dtype: content.dtype,
      sizes: content.sizes,
    })),
  );
}
