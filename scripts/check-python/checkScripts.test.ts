import path from 'node:path';
import {expect, it} from 'vitest';
import {findPython} from '../lib/findPython.mjs';
import {checkScripts} from './checkScripts';
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

const python = findPython();

const savesModel = `
import torch
class Twice(torch.nn.Module):
    def forward(self, x: torch.Tensor): return x * 2
torch.jit.script(Twice())._save_for_lite_interpreter("twice.ptl")
`;

if (python !== undefined) {
  // One run for all of them: to load PyTorch takes seconds.
  it(
    'rejects a script that fails, crashes, is not Python, or leaves another model or fewer files than it should',
    {timeout: 60_000},
    () => {
      const model = {
        file: 'twice.ptl',
        inputs: [{shape: [2, 3], dtype: 'float32' as const}],
      };
      const results = checkScripts(python, [
        {code: 'raise SystemExit("no data")', job: {models: []}},
        {code: 'import os; os.abort()', job: {models: []}},
        {code: 'pass', job: {models: [{...model, outputs: []}]}},
        {code: 'pass', job: {models: [], replace: ['STEPS = 9', 'STEPS = 1']}},
        {code: 'print "no parentheses"'},
        {code: 'raise SystemExit("only parsed")'},
        {
          code: savesModel,
          job: {
            models: [
              {...model, outputs: [[2, 3]]},
              {...model, outputs: [[1, 3]]},
            ],
            writes: ['twice.ptl', 'a.json'],
          },
        },
        {code: 'print("well")\nraise SystemExit', job: {models: []}},
      ]);
      expect(results.map(({problems}) => problems)).toEqual([
        [expect.stringContaining('no data')],
        [expect.stringContaining('terminated abruptly')],
        [expect.stringContaining('twice.ptl')],
        ['it lacks "STEPS = 9". Look at jobs.ts.'],
        [expect.stringContaining('SyntaxError')],
        [],
        [
          'twice.ptl returns [[2,3]], and the tutorial expects [[1,3]].',
          'it does not write a.json.',
        ],
        [],
      ]);
      expect(results.at(-1)?.printed).toBe('well\n');
    },
  );
}
