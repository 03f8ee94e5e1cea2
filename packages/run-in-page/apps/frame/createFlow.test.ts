// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {empty, permute, scalar, type Tensor} from 'torchlive-web/tensor';
import {createFlow} from './createFlow';
import {describeTensor} from './views';
import {watchScreen} from './watchScreen';

function range(shape: number[], dtype: Tensor['dtype']): Tensor {
  const tensor = empty(dtype, shape);
  tensor.storage.forEach((_, index) => {
    tensor.storage[index] = index % 250;
  });
  return tensor;
}

it('describes dtype, shape and first numbers, whatever the strides', () => {
  const tensor = range([2, 3], 'float32');
  expect(describeTensor(tensor)).toBe('float32 [2, 3]: 0, 1, 2, 3, …');
  expect(describeTensor(permute(tensor, [1, 0]))).toBe(
    'float32 [3, 2]: 0, 3, 1, 4, …',
  );
  expect(describeTensor(range([2], 'int32'))).toBe('int32 [2]: 0, 1');
});

it('has what a model got and gave, and nothing when nothing changed', async () => {
  const flow = createFlow({input: {input: 0}, output: {outputs: 2}});
  expect(flow.read()).toBeUndefined();
  const model = flow.watch(
    {forward: () => ({start: range([1, 5], 'float32'), name: 'x'})},
    'model.ptl',
  );
  await model.forward([range([1, 2], 'int32')]);
  expect(flow.read()).toEqual({
    input: {text: 'int32 [1, 2]: 0, 1'},
    output: {text: 'float32 [1, 5]: 0, 1, 2, 3, …'},
  });
  expect(flow.read()).toBeUndefined();
});

it('has the words that an encoder read, until it reads another sentence', async () => {
  const flow = createFlow({
    ids: {input: 0, of: 'encoder.ptl', isSeries: true},
    memory: {input: 2, of: 'decoder.ptl'},
    output: {outputs: 1, of: 'decoder.ptl'},
  });
  const hidden = range([1, 1, 4], 'float32');
  const [encoder, decoder] = ['encoder.ptl', 'decoder.ptl'].map((name) =>
    flow.watch({forward: () => [range([1, 5], 'float32'), hidden]}, name),
  );
  await encoder?.forward([scalar('int64', 7), hidden]);
  await encoder?.forward([scalar('int64', 1), hidden]);
  const memory = range([50, 4], 'float32');
  await decoder?.forward([scalar('int64', 0), hidden, memory]);
  expect(flow.read()).toMatchObject({
    ids: {text: '7, 1'},
    memory: {text: 'float32 [50, 4]: 0, 1, 2, 3, …'},
    output: {text: 'float32 [1, 5]: 0, 1, 2, 3, …'},
  });
  await encoder?.forward([scalar('int64', 5), hidden]);
  expect(flow.read()).toMatchObject({ids: {text: '5'}});
});

it('shows a tensor as the diagram declares it', async () => {
  const tensor = 'int16 [1, *]';
  const flow = createFlow({
    recording: {tensor, as: 'samples'},
    blob: {tensor, as: 'bytes'},
    photo: {tensor: 'uint8 [*, *, 3]', as: 'numbers'},
  });
  const samples = range([1, 24_000], 'int16');
  samples.storage.set([3084, -1] as never);
  flow.onTensor(samples);
  await flow.watch({forward: () => 'TWO'}, 'model.ptl').forward([]);
  expect(flow.read()).toEqual({
    recording: {text: '24000 samples, 1.5 s'},
    blob: {text: '48000 bytes: 12, 12, 255, 255, …'},
  });
});

it('has the words on a canvas until there is another result', async () => {
  const flow = createFlow({drawn: {text: 'drawn'}});
  document.body.innerHTML = '<canvas></canvas><span role="status"></span>';
  watchScreen(document.body, flow.hear);
  for (const words of ['mouse, cup', '']) {
    document.querySelector('span')?.replaceChildren(words);
    await Promise.resolve();
  }
  expect(flow.read()).toEqual({drawn: {text: 'mouse, cup'}});
  await flow
    .watch({forward: () => range([0, 4], 'float32')}, 'model.ptl')
    .forward([]);
  expect(flow.read()).not.toHaveProperty('drawn');
});

it('looks at nothing where no diagram asks', async () => {
  const flow = createFlow({});
  flow.hear('log', 'a line');
  await flow.watch({forward: () => 'TWO'}, 'model.ptl').forward([]);
  expect(flow.read()).toBeUndefined();
});
