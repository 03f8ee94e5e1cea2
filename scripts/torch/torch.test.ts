import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Release} from 'torchlive-web';
import {inspectFile} from '../lib/inspectFile';
import {runFile} from './runFile';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'torch-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

function write(file: string, code: string): string {
  const target = path.join(folder, file);
  writeFileSync(target, code);
  return target;
}

async function linesOf(code: string, release: Release): Promise<string[]> {
  const lines: string[] = [];
  await runFile(write('main.ts', code), release, (line) => lines.push(line));
  return lines;
}

it('runs TypeScript on the toolkit, with await and files of its own', async () => {
  write('words.ts', `export const words: string[] = ['a', 'b'];`);
  const code = `import {torch} from 'react-native-pytorch-core';
import type {Tensor} from 'react-native-pytorch-core';
import {words} from './words';

const x: Tensor = await Promise.resolve(torch.tensor([[1, 2], [3, 4]]));
console.log(x.shape, words);
console.log(x);
`;
  expect(await linesOf(code, '0.2.3')).toEqual([
    "[2, 2] ['a', 'b']",
    ' 1  2\n 3  4\n[ CPUFloatType{2,2} ]',
  ]);
});

it('runs on the package of the version that it is asked for', async () => {
  const code = `import {torch} from 'react-native-pytorch-core';
console.log('linspace' in torch, typeof torch.tensor);
`;
  expect(await linesOf(code, '0.2.0')).toEqual(['false function']);
  expect(await linesOf(code, '0.2.3')).toEqual(['true function']);
});

it('runs 0.2.2 on the package of 0.2.3 without what came later', async () => {
  const code = `import {torch} from 'react-native-pytorch-core';
const x = torch.tensor([[1, 2], [3, 4]]);
console.log('matmul' in x, '_loadForMobileSync' in torch.jit);
console.log(x.topk(1, {dim: 0})[0].data());
`;
  expect(await linesOf(code, '0.2.2')).toEqual([
    'false false',
    'Float32Array [3, 4]',
  ]);
  expect((await linesOf(code, '0.2.3'))[0]).toBe('true true');
});

it('loads a model of this machine by its path', async () => {
  const model = path.resolve(
    'packages/lite-interpreter/conformance/fixtures/methods.ptl',
  );
  const code = `import {torch} from 'react-native-pytorch-core';
const model = await torch.jit._loadForMobile(${JSON.stringify(model)});
console.log(await model.forward(torch.tensor([1, 2])));
console.log(await model.name(1));
`;
  expect(await linesOf(code, '0.2.4')).toEqual([
    ' 3\n 5\n[ CPUFloatType{2} ]',
    'DOG',
  ]);
});

const models = path.resolve('packages/lite-interpreter/conformance');

it('inspects a model: what it has, which releases load it, and why not', async () => {
  const text = await inspectFile(path.join(models, 'fixtures/detections.ptl'));
  expect(text).toMatch(
    /^detections\.ptl: .* kB, ZIP, bytecode version 8, not optimized for mobile\n/,
  );
  expect(text).toContain('  0.2 (libtorch 1.12): no\n');
  expect(text).toContain('org/torchvision::nms\n');
  expect(text).toContain('do that step in JavaScript.\n');
  expect(text).toContain('  0.1 (libtorch 1.10): no\n');
  expect(text).toMatch(/\n {2}forward\(.*: Tensor/);
  expect(text).toMatch(/\n {2}1 × torchvision::nms\n?/);
});

it('says what to do about a file that is no model', async () => {
  await expect(
    inspectFile(path.join(models, 'refused/web-page.ptl')),
  ).rejects.toThrow(
    /^web-page\.ptl: PytorchStreamReader failed .*\nThe file is a web page: .*Open the URL/,
  );
});

it('ends with 1 and names the line if the program throws', () => {
  write(
    'main.ts',
    `console.log('so far');\n\nthrow new Error('no further');\n`,
  );
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve('scripts/torch/index.ts'), 'main.ts'],
    {encoding: 'utf8', env: {...process.env, INIT_CWD: folder}},
  );
  expect(status).toBe(1);
  expect(stdout).toBe('so far\n');
  expect(stderr).toContain('Error: no further');
  expect(stderr).toContain('main.ts:3:');
  expect(stderr).not.toContain('torchlive-web/');
}, 60_000);
