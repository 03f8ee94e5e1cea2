import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {coverageOf, type Coverage, type Results} from './coverage';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

const results = readJson('results.json') as Results;
const coverage = readJson('coverage.json') as Coverage;
const totalOf = (kind: string) =>
  coverage.totals.find((total) => total.kind === kind);

describe('the published table', () => {
  it('is what the measurements and the present operators give', () => {
    expect(coverage).toEqual(coverageOf(results));
  });

  const {of = 0, agree = []} = totalOf('classification') ?? {};

  it('has no classification architecture of torchvision that differs', () => {
    expect(agree.length).toBeGreaterThanOrEqual(70);
    expect(agree).toHaveLength(of - Object.keys(coverage.skipped).length);
  });

  // What results.json lacks is measured by conformance/sweep.py.

  it.each(['sample', 'other'])('has every architecture of kind %s', (kind) => {
    expect(totalOf(kind)?.of).toBeGreaterThan(2);
    expect(totalOf(kind)?.agree).toHaveLength(totalOf(kind)?.of ?? NaN);
  });
});

const exported = {graphs: 1e-6, loops: null};

it.each<[string, Results[string], Partial<Coverage>]>([
  [
    'differs in one of its forms',
    {
      kind: 'other',
      variants: {scripted: exported, traced: {graphs: 2e-4, loops: 1e-6}},
      operators: 'aten::relu',
    },
    {differ: {net: 'traced: differs by 0.0002'}, missing: {}},
  ],
  [
    'fails in one way to run it',
    {kind: 'other', variants: {scripted: {...exported, loops: 'no way'}}},
    {differ: {net: 'scripted: no way'}},
  ],
  [
    'was not compared',
    {kind: 'other', variants: {scripted: {skipped: '2 GB'}}},
    {differ: {net: 'scripted: 2 GB'}},
  ],
  [
    'has no form that PyTorch exports',
    {kind: 'other', variants: {scripted: {'not exported': 'no'}}},
    {differ: {net: 'PyTorch exports none of its forms'}},
  ],
  [
    'is skipped',
    {kind: 'other', skipped: 'larger than 1 GB'},
    {skipped: {net: 'larger than 1 GB'}, differ: {}},
  ],
  [
    'needs an operator that is not there',
    {
      kind: 'other',
      variants: {scripted: {graphs: 'no operator'}},
      operators: 'aten::relu aten::fft_fft',
    },
    {missing: {'aten::fft_fft': ['net']}},
  ],
])('does not count an architecture that %s', (_what, result, expected) => {
  const found = coverageOf({net: result});
  expect(found).toMatchObject(expected);
  expect(found.totals.find(({kind}) => kind === 'other')).toEqual({
    kind: 'other',
    of: 1,
    agree: [],
  });
});

it('counts forms that PyTorch does not export neither way', () => {
  const {totals, differ} = coverageOf({
    net: {
      kind: 'other',
      variants: {scripted: exported, traced: {'not exported': 'a loop'}},
    },
  });
  expect(totals.at(-1)?.agree).toEqual(['net']);
  expect(differ).toEqual({});
});
