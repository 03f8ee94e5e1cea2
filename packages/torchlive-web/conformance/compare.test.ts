import {describe, expect, it} from 'vitest';
import {RuntimeLimit} from '../tensors/errors';
import {createTorchlive} from '../native/torchlive/createTorchlive';
import {compareError, compareOutcome} from './compare';
import type {Program} from './readGoldens';
import {runProgram, type Torchlive} from './runProgram';

const phone = createTorchlive({release: '0.2.4'}) as unknown as Torchlive;

function isRight(operation: string, program: Program, result: string): boolean {
  const outcome = runProgram(phone, program);
  return compareOutcome(operation, outcome, result) === null;
}

const arange: Program = ['torch', ['arange', 6], ['reshape', 2, 3]];
const permuted: Program = [...arange, ['permute', 1, 0]];

describe('compareOutcome', () => {
  it.each<[string, Program, string, boolean]>([
    ['elements', arange, 'f4[2,3] =0,1,2,3,4,5', true],
    ['another element', arange, 'f4[2,3] =0,1,2,3,4,6', false],
    ['a missing element', arange, 'f4[2,3] =0,1,2,3,4', false],
    ['another dtype', arange, 'f8[2,3] =0,1,2,3,4,5', false],
    ['another shape', arange, 'f4[3,2] =0,1,2,3,4,5', false],
    ['strides', permuted, 'f4[3,2]/[1,3] =0,3,1,4,2,5', true],
    ['other strides', permuted, 'f4[3,2] =0,3,1,4,2,5', false],
    ['base64', ['torch', ['ones', 1]], 'f4[1] :AACAPw', true],
    ['other base64', ['torch', ['ones', 1]], 'f4[1] :AACAQA', false],
    ['another hash', arange, 'f4[2,3] #00000000', false],
    ['shared memory', ['f4[3]s1', ['squeeze']], 'f4[3] ?', false],
    ['an offset', [...arange, ['[]', 1]], 'f4[3]+3 =3,4,5', true],
    ['another offset', [...arange, ['[]', 1]], 'f4[3] =3,4,5', false],
    ['-0', ['torch', ['zeros', 1]], 'f4[1] =-0', false],
    ['a value', [...arange, ['.shape']], 'js [2,3]', true],
    ['another value', [...arange, ['.shape']], 'js [3,2]', false],
    ['a typed array', [...arange, ['data']], 'Float32Array =0,1,2,3,4,5', true],
    ['another array', [...arange, ['data']], 'Int32Array =0,1,2,3,4,5', false],
    ['an error that is missing', arange, 'throws', false],
  ])('sees %s', (_, program, result, expected) => {
    expect(isRight('add', program, result)).toBe(expected);
  });

  it('allows rounding only where the table of tolerances does', () => {
    const program: Program = ['torch', ['full', [1], 0.1]];
    expect(isRight('softmax', program, 'f4[1] =0.10000005')).toBe(true);
    expect(isRight('softmax', program, 'f4[1] =0.1000005')).toBe(false);
    expect(isRight('add', program, 'f4[1] =0.10000001')).toBe(false);
  });
});

describe('compareError', () => {
  it.each<[Error, string, boolean]>([
    [new Error('a'), 'throws a', true],
    [new Error('a'), 'throws b', false],
    [new Error('a'), 'throws', true],
    [new Error('a'), 'f4[1] =1', false],
    [new Error('a'), 'unspecified reads past the end', false],
    [new RuntimeLimit('a'), 'unspecified reads past the end', true],
    [new RuntimeLimit('a'), 'throws', false],
    [new TypeError('x.add is not a function'), 'throws', false],
  ])('compares %s with "%s"', (error, result, isSame) => {
    expect(compareError(error, result) === null).toBe(isSame);
  });
});
