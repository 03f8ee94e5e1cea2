import type {
  InferenceSession,
  Tensor as OrtTensor,
  TypedTensor,
} from 'onnxruntime-common';
import type {Computer} from '../run/Module';
import {entry, given} from '../values/given';
import {evaluate, type Content, type PendingContent} from '../values/Tensor';
import type {Elements} from '../values/dtype';
import {describe, type Feed} from './describe';
import {toOnnx} from './onnxModel';
import {toPhases, type Phase} from './toPhases';

/** ONNX Runtime, of which a page and Node have different builds. */
export type OnnxRuntime = {
  InferenceSession: {
    create: (
      model: Uint8Array,
      options?: InferenceSession.SessionOptions,
    ) => Promise<InferenceSession>;
  };
  Tensor: typeof OrtTensor;
};

export type ComputerOptions = {
  /** Work of fewer multiplications is done by loops: opening a session takes longer. */
  leastCost?: number;
  /** How many graphs are kept open; each has its own copy of the weights. */
  sessions?: number;
};

/** Computes pending work with graphs that are translated once and kept. */
export function createComputer(
  ort: OnnxRuntime,
  {leastCost = 2e7, sessions = 4}: ComputerOptions = {},
): Computer & {dispose: () => Promise<void>} {
  const open = new Map<string, InferenceSession>();

  async function drop(key: string): Promise<void> {
    const found = open.get(key);
    open.delete(key);
    await found?.release();
  }

  async function find(
    key: string,
    build: () => Uint8Array,
  ): Promise<InferenceSession> {
    const known = open.get(key);
    if (known !== undefined) {
      // The one used last goes last.
      open.delete(key);
      open.set(key, known);
      return known;
    }
    const [oldest] = open.keys();
    if (open.size >= sessions && oldest !== undefined) {
      await drop(oldest);
    }
    const session = await ort.InferenceSession.create(build(), {
      graphOptimizationLevel: 'all',
    });
    open.set(key, session);
    return session;
  }

  async function runGraph(
    graph: readonly PendingContent[],
    outputs: readonly Content[],
  ) {
    const {key, feeds, build} = describe(graph, outputs);
    const session = await find(key, build);
    const tensors = session.inputNames.map((name, k) => [
      name,
      toTensor(ort, entry(feeds, k)),
    ]);
    const results = await session.run(
      Object.fromEntries(tensors) as Record<string, OrtTensor>,
    );
    for (const [k, name] of session.outputNames.entries()) {
      const content = entry(outputs, k);
      content.data = fromOnnx(given(results[name], `result ${name}`));
      content.pending = undefined;
    }
  }

  async function compute({
    needed,
    held,
  }: Parameters<Computer>[0]): Promise<void> {
    const targets = needed.map(({storage}) => storage.content);
    const phases = toPhases(targets);
    const wanted = new Set([
      ...targets,
      ...[...held()].map(({storage}) => storage.content),
    ]);
    for (const [k, {graph, plain}] of phases.entries()) {
      const cost = graph.reduce((sum, {pending}) => sum + pending.cost, 0);
      if (cost >= leastCost) {
        await runGraph(graph, outputsOf(graph, phases.slice(k), wanted));
      }
      for (const content of plain) {
        evaluate(content);
      }
    }
    for (const target of targets) {
      evaluate(target);
    }
  }

  return Object.assign(compute, {
    dispose: async () => {
      await Promise.all([...open.keys()].map(drop));
    },
  });
}

/** What of a graph anybody reads outside of it. */
function outputsOf(
  graph: readonly PendingContent[],
  rest: readonly Phase[],
  wanted: ReadonlySet<Content>,
): Content[] {
  const inside = new Set<Content>(graph);
  const later = rest.flatMap((phase, k) => [
    ...(k === 0 ? [] : phase.graph),
    ...phase.plain,
  ]);
  const read = new Set(
    later.flatMap(({pending}) => pending.inputs.map(({content}) => content)),
  );
  return [...inside].filter(
    (content) => wanted.has(content) || read.has(content),
  );
}

function toTensor(ort: OnnxRuntime, {dtype, sizes, values}: Feed): OrtTensor {
  const data = toOnnx(dtype, values);
  return new ort.Tensor(dtype as 'float32', data as Float32Array, [...sizes]);
}

function fromOnnx(tensor: OrtTensor): Elements {
  const {data} = tensor as TypedTensor<'float32'>;
  return (data as unknown) instanceof BigInt64Array
    ? Float64Array.from(data as unknown as BigInt64Array, Number)
    : data;
}
