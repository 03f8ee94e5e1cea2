import {expect, it} from 'vitest';
import {RuntimeLimit, type LoadedModel} from 'torchlive-web';
import {factsOf, remoteModel, runMethod} from 'torchlive-web/models';
import {isModelFacts, workerCalls} from './modelCalls';

const file = new ArrayBuffer(1);

it.each([[[file, '0.2.4', 'ptl', false]], [[file, '0.1.3', 'onnx', true]]])(
  'the worker loads %j',
  (values) => {
    expect(workerCalls.load.values(values)).toBe(true);
  },
);

it.each([
  [[]],
  [[file, '0.2.4', 'ptl']],
  [['model.ptl', '0.2.4', 'ptl', true]],
  [[file, '7', 'ptl', true]],
  [[file, '0.2.4', 'exe', true]],
])('the worker ignores a request to load %j', (values) => {
  expect(workerCalls.load.values(values)).toBe(false);
});

it.each([
  [[0, 'forward', []], true],
  [[0, 'forward', ['text', 1, [true]]], true],
  [['0', 'forward', []], false],
  [[0, 5, []], false],
  [[0, 'forward', {}], false],
  [[0, 'forward', [() => 1]], false],
])('the worker runs %j: %s', (values, isRight) => {
  expect(workerCalls.run.values(values)).toBe(isRight);
});

it.each([
  [[1], true],
  [['1'], false],
  [[], false],
])('the worker lets go %j: %s', (values, isRight) => {
  expect(workerCalls.unload.values(values)).toBe(isRight);
});

const model: LoadedModel = {
  forward: ([x = null]) => [x, 'forward'],
  inputs: ['int'],
  methods: {name: {inputs: [], run: () => 'cat'}},
  extraFiles: {spec: '{}'},
};

it('has its methods and files elsewhere too', async () => {
  const facts = structuredClone(factsOf(model));
  expect(isModelFacts(facts)).toBe(true);
  const remote = remoteModel(facts, async (name, inputs) =>
    runMethod(model, name, inputs),
  );
  expect(await remote.forward([3])).toEqual([3, 'forward']);
  expect(remote.inputs).toEqual(['int']);
  expect(await remote.methods?.name?.run([])).toBe('cat');
  expect(remote.extraFiles).toEqual({spec: '{}'});
});

it('keeps the limits of the runtime apart from the errors of the phone', async () => {
  const error = Object.assign(new Error('no dtype'), {name: 'RuntimeLimit'});
  const remote = remoteModel(factsOf(model), () => Promise.reject(error));
  await expect(remote.forward([])).rejects.toThrow(RuntimeLimit);
});
