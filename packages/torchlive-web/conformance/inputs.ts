import {entry} from '../tensors/layout';

/** Codes of dtypes in goldens: the kind of number and its bytes. */
export const codes = {
  u1: 'uint8',
  i1: 'int8',
  i2: 'int16',
  i4: 'int32',
  i8: 'int64',
  f4: 'float32',
  f8: 'float64',
} as const;

export type Code = keyof typeof codes;

/** A source of a golden: `f4[2,3]s7` has a dtype, a shape, a kind of values and a seed. */
type Source = {code: Code; shape: number[]; values: number[]};

const pattern = /^([uif]\d)\[([\d,]*)\]([a-z])(\d+)$/;

const specialFloats = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  0,
  0.5,
  1.5,
  -2.5,
  2.5,
  1e30,
  -1e-30,
  7,
];
const specialIntegers: Record<string, number[]> = {
  u1: [0, 255, 1, 128, 254, 7],
  i1: [-128, 127, 0, 1, -1, -127],
  i2: [-32768, 32767, 0, 1, -1, 300],
  i4: [-(2 ** 31), 2 ** 31 - 1, 0, 1, -1, 70000],
  i8: [-(2 ** 53), 2 ** 53, 0, 1, -1, 2 ** 40],
};

/** 32-bit integers, the same for a seed in Python and JavaScript. */
function xorshift(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function wideValue(code: Code, u: number, next: () => number): number {
  const signed = u - 2 ** 31;
  switch (code) {
    case 'u1':
      return u % 256;
    case 'i1':
      return (u % 256) - 128;
    case 'i2':
      return (u % 65536) - 32768;
    case 'i4':
      return signed;
    case 'i8':
      return signed * 65536 + (next() % 65536);
    default:
      return ((u / 2 ** 32) * 2 - 1) * 2 ** ((next() % 31) - 15);
  }
}

/** One value; `inputs.py` says what each kind is for. */
function makeValue(
  code: Code,
  kind: string,
  u: number,
  next: () => number,
): number {
  const isFloat = code.startsWith('f');
  switch (kind) {
    case 's':
      if (isFloat) {
        return ((u % 65) - 32) / 4;
      }
      return (u % 19) - (code === 'u1' ? 0 : 9);
    case 'n':
      return isFloat ? ((u % 64) + 1) / 4 : (u % 9) + 1;
    case 'u':
      return isFloat ? (u >>> 8) / 2 ** 24 : u % 2;
    case 't':
      return u % 4;
    case 'p':
      return (u % 256) - (code === 'i1' ? 128 : 0);
    case 'w':
      return wideValue(code, u, next);
    default: {
      const values = isFloat ? specialFloats : (specialIntegers[code] ?? []);
      return entry(values, u % values.length);
    }
  }
}

function makeValues(
  code: Code,
  kind: string,
  seed: number,
  count: number,
): number[] {
  const next = xorshift(seed);
  if (kind !== 'd') {
    return Array.from({length: count}, () =>
      makeValue(code, kind, next(), next),
    );
  }
  const values = Array.from({length: count}, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = next() % (i + 1);
    [values[i], values[j]] = [entry(values, j), entry(values, i)];
  }
  const least = code === 'u1' ? 0 : Math.floor(count / 2);
  return values.map((value) => value - least);
}

/** Whether a text is a source. */
export function isSource(text: string): boolean {
  return pattern.test(text);
}

/** What a source stands for. */
export function parseSource(text: string): Source {
  const [, code, sizes, kind, seed] = pattern.exec(text) as unknown as [
    string,
    Code,
    string,
    string,
    string,
  ];
  const shape = sizes ? sizes.split(',').map(Number) : [];
  const count = shape.reduce((product, size) => product * size, 1);
  return {code, shape, values: makeValues(code, kind, Number(seed), count)};
}
