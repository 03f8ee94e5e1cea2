import {readFileSync} from 'node:fs';
import {inspect} from 'lite-interpreter/inspect';
import {missingOperators} from 'torchlive-web/models';
import {expect, it} from 'vitest';
import {describeModel} from './describeModel';
import {isReport} from './report';

const folder = new URL('../../lite-interpreter/', import.meta.url);

async function describe(file: string) {
  const bytes = readFileSync(new URL(file, folder));
  return describeModel(
    await inspect(new Uint8Array(bytes), {missing: missingOperators}),
  );
}

const inputsOf = (report: Awaited<ReturnType<typeof describe>>) =>
  report.methods.find(({name}) => name === 'forward')?.inputs;

it.each([
  'conformance/fixtures/small-scripted.ptl',
  'conformance/fixtures/optimized-flatbuffer.ptl',
  'conformance/fixtures/detections.ptl',
  'conformance/fixtures/gru-loop.ptl',
  'conformance/refused/bytecode-3.ptl',
  'testing/bundled.ptl',
])('what is said of %s crosses from the worker to the page', async (file) => {
  const report = await describe(file);
  expect(isReport(structuredClone(report))).toBe(true);
});

it('takes shapes from the example that was saved with a model', async () => {
  const report = await describe('testing/bundled.ptl');
  expect(inputsOf(report)).toEqual([
    {name: 'x', type: 'Tensor', dtype: 'float32', value: '1, 4'},
  ]);
  expect(report.methods[0]).toMatchObject({
    example: 'float32 [1, 4]',
    isGuess: false,
  });
});

it.each([
  ['small-scripted', 'float32', '1, 3, 224, 224'],
  ['small-optimized', 'float32', '1, 3, 224, 224'],
  ['lstm', 'int64', '1, 16'],
  ['detections', 'float32', '1'],
])(
  'guesses the shape of %s from its layers, as the file records none',
  async (name, dtype, value) => {
    const report = await describe(`conformance/fixtures/${name}.ptl`);
    expect(inputsOf(report)?.[0]).toMatchObject({type: 'Tensor', dtype, value});
    expect(report.methods[0]?.isGuess).toBe(true);
  },
);

it('has no form for what only a program makes', async () => {
  const report = await describe('conformance/fixtures/containers.ptl');
  expect(report.methods.some(({inputs}) => inputs === undefined)).toBe(true);
});

it('says whose answer it is, and what a release refuses', async () => {
  const {verdicts} = await describe('conformance/fixtures/detections.ptl');
  expect(verdicts.map(({toolkit, loads}) => [toolkit, loads])).toEqual([
    ['0.2', 'no'],
    ['0.1', 'no'],
  ]);
  const {verdicts: others} = await describe(
    'conformance/fixtures/small-scripted.ptl',
  );
  expect(others[0]?.notes.join(' ')).toMatch(/^Assumed.*PyTorch 1\.13\.1/);
});

it('marks bytecode version 3 as not proved', async () => {
  const {verdicts} = await describe('conformance/refused/bytecode-3.ptl');
  const old = verdicts.find(({toolkit}) => toolkit === '0.1');
  expect(old?.loads).toBe('yes');
  expect(old?.notes.join(' ')).toContain('Not proved');
});
