import {allocate, type Elements} from '../values/dtype';
import type {IValue} from '../values/ivalue';
import {read, tensorOf, type Tensor} from '../values/Tensor';
import {cat} from './indexing';
import {linear} from './linear';
import {Results, type Run} from './Operator';
import {flipFirst, rowsFrom} from './sequence';
import {sigmoid} from './pointwise';
import {permute, reshape, select} from './views';

/** One step: gates of the input and of the state to the next hidden and cell state. */
type Cell = {
  gates: number;
  step: (input: Elements, state: Elements, h: Elements, c: Elements) => void;
};

const simple = (activate: (x: number) => number): Cell => ({
  gates: 1,
  step: (input, state, h) => {
    for (let k = 0; k < h.length; k++) {
      h[k] = activate(input[k]! + state[k]!);
    }
  },
});

const gru: Cell = {
  gates: 3,
  step: (input, state, h) => {
    const n = h.length;
    for (let k = 0; k < n; k++) {
      const reset = sigmoid(input[k]! + state[k]!);
      const update = sigmoid(input[n + k]! + state[n + k]!);
      const fresh = Math.tanh(input[2 * n + k]! + reset * state[2 * n + k]!);
      h[k] = (1 - update) * fresh + update * h[k]!;
    }
  },
};

const lstm: Cell = {
  gates: 4,
  step: (input, state, h, c) => {
    const n = h.length;
    for (let k = 0; k < n; k++) {
      const gate = (g: number) => input[g * n + k]! + state[g * n + k]!;
      c[k] = sigmoid(gate(1)) * c[k]! + sigmoid(gate(0)) * Math.tanh(gate(2));
      h[k] = sigmoid(gate(3)) * Math.tanh(c[k]!);
    }
  },
};

type Layer = {
  inputs: Tensor;
  stateWeight: Tensor;
  stateBias: Tensor | null;
  hidden: Tensor;
  cell: Tensor | undefined;
};

/** Runs a cell over time. `inputs`: time, batch, gates × hidden. */
function runLayer({gates, step}: Cell, layer: Layer) {
  const {inputs, stateWeight, stateBias} = layer;
  const [time, batch, width] = inputs.sizes as [number, number, number];
  const size = stateWeight.sizes[0]! / gates;
  // A projection makes the hidden state smaller; no model of the toolkit has one.
  if (stateWeight.sizes[1] !== size) {
    throw new Error('LSTMs with projections are not supported here.');
  }
  const x = read(inputs);
  const w = read(stateWeight);
  const b = stateBias === null ? undefined : read(stateBias);
  const h = read(layer.hidden).slice();
  const c =
    layer.cell === undefined
      ? allocate('float32', h.length)
      : read(layer.cell).slice();
  const out = allocate('float32', time * batch * size);
  const state = new Float64Array(width);
  for (let t = 0; t < time; t++) {
    for (let n = 0; n < batch; n++) {
      const mine = h.subarray(n * size, (n + 1) * size);
      for (let k = 0; k < width; k++) {
        let sum = b?.[k] ?? 0;
        for (let i = 0; i < size; i++) {
          sum += w[k * size + i]! * mine[i]!;
        }
        state[k] = sum;
      }
      const at = (t * batch + n) * width;
      step(
        x.subarray(at, at + width),
        state,
        mine,
        c.subarray(n * size, (n + 1) * size),
      );
      out.set(mine, (t * batch + n) * size);
    }
  }
  return {
    output: tensorOf('float32', [time, batch, size], out),
    hidden: tensorOf('float32', [1, batch, size], h),
    cell: tensorOf('float32', [1, batch, size], c),
  };
}

/** All layers, in both directions if asked. */
function runStack(
  cell: Cell,
  x: Tensor,
  hidden: Tensor,
  cells: Tensor | undefined,
  params: readonly Tensor[],
  hasBias: boolean,
  layers: number,
  bidirectional: boolean,
): {output: Tensor; hidden: Tensor; cell: Tensor} {
  const perLayer = hasBias ? 4 : 2;
  const directions = bidirectional ? 2 : 1;
  const lasts: {hidden: Tensor; cell: Tensor}[] = [];
  let input = x;
  for (let layer = 0; layer < layers; layer++) {
    const outputs = Array.from({length: directions}, (_, direction) => {
      const k = layer * directions + direction;
      const [w, u, bw, bu] = params.slice(k * perLayer, (k + 1) * perLayer);
      const source = direction === 1 ? flipFirst(input) : input;
      const result = runLayer(cell, {
        inputs: linear(source, w!, bw ?? null),
        stateWeight: u!,
        stateBias: bu ?? null,
        hidden: select(hidden, 0, k),
        cell: cells === undefined ? undefined : select(cells, 0, k),
      });
      lasts.push(result);
      return direction === 1 ? flipFirst(result.output) : result.output;
    });
    input = outputs.length === 1 ? outputs[0]! : cat(outputs, 2);
  }
  return {
    output: input,
    hidden: cat(
      lasts.map((last) => last.hidden),
      0,
    ),
    cell: cat(
      lasts.map((last) => last.cell),
      0,
    ),
  };
}

function over(
  cell: Cell,
  x: Tensor,
  states: readonly Tensor[],
  [params, hasBias, layers, , , bidirectional, batchFirst]: readonly IValue[],
): Results {
  const isSingle = x.sizes.length === 2;
  const wide = isSingle ? reshape(x, [x.sizes[0]!, 1, x.sizes[1]!]) : x;
  const turns = batchFirst === true && !isSingle;
  const [hidden, cells] = states.map((state) =>
    isSingle ? reshape(state, [state.sizes[0]!, 1, state.sizes[1]!]) : state,
  );
  const result = runStack(
    cell,
    turns ? permute(wide, [1, 0, 2]) : wide,
    hidden!,
    cells,
    params as Tensor[],
    hasBias === true,
    layers as number,
    bidirectional === true,
  );
  const narrow = (y: Tensor, axis: number) =>
    isSingle ? reshape(y, y.sizes.toSpliced(axis, 1)) : y;
  const output = turns
    ? permute(result.output, [1, 0, 2])
    : narrow(result.output, 1);
  const last = [result.hidden, ...(cells === undefined ? [] : [result.cell])];
  return new Results([output, ...last.map((state) => narrow(state, 1))]);
}

const sequence =
  (cell: Cell): Run =>
  (x: Tensor, hidden: Tensor, ...rest: IValue[]) =>
    over(cell, x, [hidden], rest);

const single =
  (cell: Cell): Run =>
  (
    x: Tensor,
    hidden: IValue,
    w: Tensor,
    u: Tensor,
    bw: Tensor | null = null,
    bu: Tensor | null = null,
  ) => {
    const states = (Array.isArray(hidden) ? hidden : [hidden]) as Tensor[];
    const isSingle = x.sizes.length === 1;
    const row = (y: Tensor) => (isSingle ? rowsFrom(y) : y);
    const result = runLayer(cell, {
      inputs: reshape(linear(row(x), w, bw), [
        1,
        isSingle ? 1 : x.sizes[0]!,
        w.sizes[0]!,
      ]),
      stateWeight: u,
      stateBias: bu,
      hidden: row(states[0]!),
      cell: states[1] === undefined ? undefined : row(states[1]),
    });
    const shape = states[0]!.sizes;
    const hiddenState = reshape(result.hidden, shape);
    return states.length === 1
      ? hiddenState
      : new Results([hiddenState, reshape(result.cell, shape)]);
  };

/** Recurrent layers. They read elements: time is a loop that a graph doesn't know. */
export const recurrent: Record<string, Run> = {
  'aten::lstm.input': (x: Tensor, states: Tensor[], ...rest: IValue[]) =>
    over(lstm, x, states, rest),
  'aten::gru.input': sequence(gru),
  'aten::rnn_tanh.input': sequence(simple(Math.tanh)),
  'aten::rnn_relu.input': sequence(simple((x) => Math.max(0, x))),
  'aten::lstm_cell': single(lstm),
  'aten::gru_cell': single(gru),
  'aten::rnn_tanh_cell': single(simple(Math.tanh)),
  'aten::rnn_relu_cell': single(simple((x) => Math.max(0, x))),
};
