import {onnxTypeOf} from '../operators/elementwise';
import type {DType, Elements} from '../values/dtype';
import type {Attribute, GraphWriter} from '../values/emit';
import {float, integer, join, message, toBytes, type Bytes} from './protobuf';

const opset = 17;
const irVersion = 8;

/** Elements as ONNX has them: `int64` in 64 bits. */
export function toOnnx(
  dtype: DType,
  values: ArrayLike<number>,
): Elements | BigInt64Array {
  if (dtype === 'int64') {
    return BigInt64Array.from(Array.from(values), (value) => BigInt(value));
  }
  const kinds = {
    float32: Float32Array,
    int32: Int32Array,
    bool: Uint8Array,
  } as const;
  const Kind = kinds[dtype as keyof typeof kinds];
  return values instanceof Kind ? values : Kind.from(Array.from(values));
}

function attribute(name: string, value: Attribute): Bytes {
  const [type, content] =
    typeof value === 'string'
      ? [3, message(4, value)]
      : typeof value === 'number'
        ? [2, integer(3, value)]
        : 'float' in value
          ? [1, float(2, value.float)]
          : 'floats' in value
            ? [6, join(value.floats.map((x) => float(7, x)))]
            : [7, join(value.map((x) => integer(8, x)))];
  return message(5, join([message(1, name), content, integer(20, type)]));
}

/** Writes an ONNX model: operators add nodes, and `finish` gives the file. */
export class OnnxModel implements GraphWriter {
  readonly #nodes: Bytes[] = [];
  readonly #initializers: Bytes[] = [];
  readonly #constants = new Map<string, string>();
  readonly #inputs: Bytes[] = [];
  #names = 0;

  #name(): string {
    return `v${this.#names++}`;
  }

  node(
    type: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, Attribute>> = {},
  ): string {
    const output = this.#name();
    this.#nodes.push(
      message(
        1,
        join([
          ...inputs.map((input) => message(1, input)),
          message(2, output),
          message(4, type),
          ...Object.entries(attributes).map(([name, value]) =>
            attribute(name, value),
          ),
        ]),
      ),
    );
    return output;
  }

  constant(
    dtype: DType,
    sizes: readonly number[],
    values: ArrayLike<number>,
  ): string {
    const key = `${dtype}[${sizes.join()}]${Array.from(values).join()}`;
    const known = this.#constants.get(key);
    if (known !== undefined) {
      return known;
    }
    const name = this.weights(dtype, sizes, values);
    this.#constants.set(key, name);
    return name;
  }

  /** Numbers that are too many to compare. */
  weights(
    dtype: DType,
    sizes: readonly number[],
    values: ArrayLike<number>,
  ): string {
    const name = this.#name();
    const data = toOnnx(dtype, values);
    this.#initializers.push(
      message(
        5,
        join([
          ...sizes.map((size) => integer(1, size)),
          integer(2, onnxTypeOf(dtype)),
          message(8, name),
          message(
            9,
            new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
          ),
        ]),
      ),
    );
    return name;
  }

  input(dtype: DType, sizes: readonly number[]): string {
    const name = this.#name();
    this.#inputs.push(message(11, valueInfo(name, dtype, sizes)));
    return name;
  }

  /** The file; each output is a name and what it holds. */
  finish(
    outputs: readonly {name: string; dtype: DType; sizes: readonly number[]}[],
  ): Uint8Array {
    const graph = join([
      ...this.#nodes,
      message(2, 'ptl'),
      ...this.#initializers,
      ...this.#inputs,
      ...outputs.map(({name, dtype, sizes}) =>
        message(12, valueInfo(name, dtype, sizes)),
      ),
    ]);
    return toBytes(
      join([
        integer(1, irVersion),
        message(7, graph),
        message(8, join([message(1, ''), integer(2, opset)])),
      ]),
    );
  }
}

function valueInfo(
  name: string,
  dtype: DType,
  sizes: readonly number[],
): Bytes {
  const shape = message(
    2,
    join(sizes.map((size) => message(1, integer(1, size)))),
  );
  const tensor = message(1, join([integer(1, onnxTypeOf(dtype)), shape]));
  return join([message(1, name), message(2, tensor)]);
}
