import {readdirSync, readFileSync} from 'node:fs';
import {allocate, type DType, type Elements} from '../values/dtype';
import {Dict, Double, Tuple, type IValue} from '../values/ivalue';
import {read, Tensor, tensorOf} from '../values/Tensor';

type PlainTensor = {
  dtype: DType;
  sizes: number[];
  values: (number | boolean)[];
};
/** A value as the fixtures write it. */
export type Plain =
  | null
  | number
  | string
  | boolean
  | Plain[]
  | {dict: [string, Plain][]}
  | PlainTensor;

const folder = new URL('fixtures/', import.meta.url);

/** What PyTorch was given and what it answered, by the name of the file. */
export const expected = JSON.parse(
  readFileSync(new URL('expected.json', folder), 'utf8'),
) as Record<string, {inputs: Plain[]; output: Plain}>;

/** All tiny models that PyTorch exported. */
export const fixtureNames = readdirSync(folder)
  .filter((file) => file.endsWith('.ptl'))
  .map((file) => file.slice(0, -4));

/** The bytes of a tiny model. */
export function readFixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`${name}.ptl`, folder)));
}

/** A value of the fixtures as a program takes it. */
export function toValue(value: Plain): IValue {
  if (Array.isArray(value)) {
    return value.map(toValue);
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value : new Double(value);
  }
  if (value === null || typeof value !== 'object' || 'dict' in value) {
    return value as IValue;
  }
  const data: Elements = allocate(value.dtype, value.values.length);
  data.set(value.values.map(Number));
  return tensorOf(value.dtype, value.sizes, data);
}

/** A program's value as the fixtures write it. */
export function toPlain(value: IValue): Plain {
  if (value instanceof Tensor) {
    return {
      dtype: value.dtype,
      sizes: [...value.sizes],
      values: Array.from(read(value)),
    };
  }
  if (value instanceof Tuple || Array.isArray(value)) {
    return [...(value instanceof Tuple ? value.items : value)].map(toPlain);
  }
  if (value instanceof Dict) {
    const pairs = [...value.entries.values()];
    return {
      dict: pairs.map(([key, item]) => [toPlain(key) as string, toPlain(item)]),
    };
  }
  return value instanceof Double ? value.value : (value as Plain);
}
