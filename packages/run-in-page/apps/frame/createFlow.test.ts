// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {empty, permute, scalar, type Tensor} from 'torchlive-web/tensor';
import {createFlow, describeTensor} from './createFlow';

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
  const flow = createFlow();
  expect(flow.read()).toBeUndefined();
  const model = flow.watch({
    forward: () => ({start: range([1, 5], 'float32'), name: 'x'}),
  });
  await model.forward([range([1, 2], 'int32')]);
  expect(flow.read()).toMatchObject({
    input: {text: 'int32 [1, 2]: 0, 1'},
    output: {text: 'float32 [1, 5]: 0, 1, 2, 3, …'},
  });
  expect(flow.read()).toBeUndefined();
});

it('has the words that an encoder read, until it reads another sentence', async () => {
  const flow = createFlow();
  const hidden = range([1, 1, 4], 'float32');
  const model = flow.watch({forward: () => [range([1, 5], 'float32'), hidden]});
  for (const [id, ...rest] of [
    [7, hidden],
    [1, hidden],
    [0, hidden, range([50, 4], 'float32')],
  ] as const) {
    await model.forward([scalar('int64', id), ...rest]);
  }
  expect(flow.read()).toMatchObject({
    ids: {text: '7, 1'},
    memory: {text: 'float32 [50, 4]: 0, 1, 2, 3, …'},
    output: {text: 'float32 [1, 5]: 0, 1, 2, 3, …'},
  });
  await model.forward([scalar('int64', 5), hidden]);
  expect(flow.read()).toMatchObject({ids: {text: '5'}});
});

it('has how long a recording is', async () => {
  const flow = createFlow();
  const samples = range([1, 24_000], 'int16');
  samples.storage.set([3084, -1] as never);
  flow.onTensor(samples);
  await flow.watch({forward: () => 'TWO'}).forward([]);
  expect(flow.read()).toMatchObject({
    recording: {text: '24000 samples, 1.5 s'},
    blob: {text: '48000 bytes: 12, 12, 255, 255, …'},
  });
});

it('has the words on a canvas until there is another result', async () => {
  const flow = createFlow();
  document.body.innerHTML = '<canvas></canvas><span role="status"></span>';
  flow.watchScreen(document.body);
  for (const words of ['mouse, cup', '']) {
    document.querySelector('span')?.replaceChildren(words);
    await Promise.resolve();
  }
  expect(flow.read()).toEqual({drawn: {text: 'mouse, cup'}});
  await flow.watch({forward: () => range([0, 4], 'float32')}).forward([]);
  expect(flow.read()).not.toHaveProperty('drawn');
});
