import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {
  createComputer,
  loadModel,
  read,
  tensorOf,
  type DType,
  type Elements,
  type IValue,
  type OnnxRuntime,
} from '../index';
import {inspect} from '../inspect';
import {elementsOf} from '../values/dtype';
import {tensorsIn} from '../run/tensorsIn';
import {entry} from '../values/given';
import {Double} from '../values/ivalue';

type Described = {path: string; dtype: DType; sizes: number[]};
type Request = {model: string; inputs: Described[]; outputs: Described[]};

const require = createRequire(import.meta.url);
const ort = (await import(
  pathToFileURL(require.resolve('onnxruntime-web/wasm')).href
)) as OnnxRuntime & {env: {wasm: {numThreads: number}; logLevel: string}};
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'fatal';

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

function elements({path, dtype, sizes}: Described): Elements {
  const length = sizes.reduce((a, b) => a * b, 1);
  return new (elementsOf(dtype))(bytesOf(path).buffer, 0, length);
}

/** Numbers that are no tensor are compared as if they were. */
function* answers(value: IValue): Generator<ArrayLike<number>> {
  if (typeof value === 'number') {
    yield [value];
  } else if (value instanceof Double) {
    yield [value.value];
  } else if (Array.isArray(value)) {
    for (const item of value) {
      yield* answers(item);
    }
  } else if (value !== null && typeof value === 'object' && 'items' in value) {
    yield* answers([...value.items]);
  } else {
    for (const tensor of tensorsIn([value])) {
      yield read(tensor);
    }
  }
}

/** The greatest difference, as a part of the greatest magnitude of its output. */
function difference(result: IValue, expected: readonly Elements[]): number {
  const found = [...answers(result)];
  if (
    found.length !== expected.length ||
    found.some((values, k) => values.length !== expected[k]?.length)
  ) {
    throw new Error('Another number of outputs, or others of another size.');
  }
  return expected.reduce((most, wanted, k) => {
    const values = entry(found, k);
    let magnitude = 1e-30;
    let distance = 0;
    for (const [i, value] of wanted.entries()) {
      const gap = Math.abs((values[i] ?? NaN) - value);
      magnitude = Math.max(magnitude, Math.abs(value));
      distance = Number.isNaN(gap) ? Infinity : Math.max(distance, gap);
    }
    return Math.max(most, distance / magnitude);
  }, 0);
}

async function compare({model, inputs, outputs}: Request) {
  const bytes = bytesOf(model);
  const expected = outputs.map(elements);
  const make = () =>
    inputs.map((input) => tensorOf(input.dtype, input.sizes, elements(input)));
  const computer = createComputer(ort, {leastCost: 1});
  const attempt = async (run: () => Promise<IValue>) => {
    try {
      return Number(difference(await run(), expected).toPrecision(2));
    } catch (error) {
      return error instanceof Error
        ? error.message.slice(0, 300)
        : String(error);
    }
  };
  const loops =
    bytes.length > 30e6
      ? null
      : await attempt(async () =>
          (await loadModel(bytes)).runSync('forward', make()),
        );
  const graphs = await attempt(async () =>
    (await loadModel(bytes, {computer})).run('forward', make()),
  );
  await computer.dispose();
  const {operators} = await inspect(bytes);
  return {loops, graphs, operators: operators.map(({name}) => name)};
}

for await (const line of createInterface({input: process.stdin})) {
  process.stdout.write(
    `${JSON.stringify(await compare(JSON.parse(line) as Request))}\n`,
  );
}
