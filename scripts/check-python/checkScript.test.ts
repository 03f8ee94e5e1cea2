import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findPython} from '../lib/findPython.mjs';
import {checkScript} from './checkScript';
import {collectScripts} from './collectScripts';
import {jobsOf, onlyParsed} from './jobs';

const siteDir = path.resolve(import.meta.dirname, '../..');

it('has a job or a reason for every script, and none for scripts that are gone', () => {
  const origins = collectScripts(siteDir).map(({origin}) => origin);
  expect(origins.length).toBeGreaterThan(5);
  expect(
    [...Object.keys(jobsOf(siteDir)), ...Object.keys(onlyParsed)].sort(),
  ).toEqual([...origins].sort());
});

const python = findPython() ?? '';

describe.runIf(python)('a script', {timeout: 60_000}, () => {
  it.each([
    ['that fails', 'raise SystemExit("no data")', {models: []}, 'no data'],
    [
      'without its model',
      'pass',
      {models: [{file: 'model.ptl', inputs: [], outputs: []}]},
      'model.ptl',
    ],
    [
      'that lost what we replace',
      'pass',
      {models: [], replace: ['STEPS = 9', 'STEPS = 1'] as const},
      'STEPS = 9',
    ],
  ])('%s is rejected', (_, code, job, message) => {
    expect(checkScript(python, {code}, job).join()).toContain(message);
  });

  // One run for all of them: to load PyTorch takes seconds.
  it('whose model has another shape, or which does not write a file, is rejected', () => {
    const code = `
import torch
class Twice(torch.nn.Module):
    def forward(self, x: torch.Tensor): return x * 2
torch.jit.script(Twice())._save_for_lite_interpreter("twice.ptl")
`;
    const model = {
      file: 'twice.ptl',
      inputs: [{shape: [2, 3], dtype: 'float32' as const}],
    };
    const models = [
      {...model, outputs: [[2, 3]]},
      {...model, outputs: [[1, 3]]},
    ];
    const writes = ['twice.ptl', 'a.json'];
    expect(checkScript(python, {code}, {models, writes})).toEqual([
      'twice.ptl returns [[2,3]], and the tutorial expects [[1,3]].',
      'it does not write a.json.',
    ]);
  });
});
