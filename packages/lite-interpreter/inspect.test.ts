import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readFixture} from './conformance/fixtures';
import {inspect, operatorsAsIn, verdictText} from './inspect';
import {Archive} from './read/Archive';
import {readRefused} from './testing/readRefused';
import {writeZip} from './testing/writeZip';

const char = (code: number) => String.fromCharCode(code);

/** A tiny model whose object has one attribute, of a given pickle. */
function withData(pickle: string): Uint8Array<ArrayBuffer> {
  const archive = new Archive(readFixture('methods'));
  const data = `\x80\x02c__torch__\nMethods\n)\x81}X\x01\x00\x00\x00a${pickle}sb.`;
  return writeZip(
    archive.names.map((name) => [
      `m/${name}`,
      name === 'data.pkl'
        ? Uint8Array.from(data, (character) => character.charCodeAt(0))
        : archive.read(name),
    ]),
  );
}

async function verdictOf(file: Uint8Array, wanted: string) {
  const {releases} = await inspect(file);
  return releases.find(({toolkit}) => toolkit === wanted);
}

/** A tiny model with another text in its bytecode. */
function withBytecode(name: string, old: string, text: string) {
  const archive = new Archive(readFixture(name));
  return writeZip(
    archive.names.map((file) => {
      const bytes = archive.read(file);
      return [
        `m/${file}`,
        file === 'bytecode.pkl'
          ? Buffer.from(
              Buffer.from(bytes).toString('latin1').replaceAll(old, text),
              'latin1',
            )
          : bytes,
      ];
    }),
  );
}

it('tells methods, extra files and versions', async () => {
  const found = await inspect(readFixture('methods'));
  expect(found).toMatchObject({
    bytes: readFixture('methods').length,
    format: 'zip',
    bytecodeVersion: 8,
    isOptimizedForMobile: false,
    missingOperators: [],
  });
  expect(found.methods.map(({name}) => name).sort()).toEqual([
    'add',
    'forward',
    'name',
  ]);
  expect(found.methods.find(({name}) => name === 'name')?.arguments).toEqual([
    {name: 'k', type: 'int', standard: undefined},
  ]);
  const [spec] = found.extraFiles;
  expect(spec?.name).toBe('model/live.spec.json');
  expect(new TextDecoder().decode(spec?.bytes)).toBe('{"a": 1}');
});

it.each([
  ['small-scripted', '0.2', 'yes', []],
  ['small-scripted', '0.1', 'no', ['version']],
  ['detector', '0.2', 'yes', []],
  ['detections', '0.2', 'unknown', ['torchvision::nms']],
  ['detections', '0.1', 'no', ['version', 'torchvision::nms']],
])(
  'tells whether %s loads in %s of the toolkit, and why not',
  async (name, wanted, loads, why) => {
    const verdict = await verdictOf(readFixture(name), wanted);
    expect(verdict?.loads).toBe(loads);
    expect(
      verdict?.reasons.flatMap((reason) =>
        reason.kind === 'version' ? ['version'] : reason.names,
      ),
    ).toEqual(why);
  },
);

it('says whose answer it is where nobody recorded what the build has', async () => {
  const verdict = await verdictOf(readFixture('small-scripted'), '0.2');
  expect(operatorsAsIn).toBe('1.13.1');
  expect(verdict?.assumed).toBeGreaterThan(0);
  expect(verdict && verdictText(verdict)).toBe(
    'yes, as far as PyTorch 1.13.1 tells',
  );
});

it('does not know whether a build has the operators of another library', async () => {
  const file = withBytecode('small-scripted', 'aten::conv2d', 'mine::conv2d');
  const verdict = await verdictOf(file, '0.2');
  expect(verdict).toMatchObject({
    loads: 'unknown',
    reasons: [{kind: 'foreign', names: ['mine::conv2d']}],
  });
  expect(verdict && verdictText(verdict)).toBe('unknown');
});

it('refuses an operator that PyTorch 1.13.1 lacks too, without a source', async () => {
  const file = withBytecode('small-scripted', 'aten::conv2d', 'aten::conv2q');
  expect(await verdictOf(file, '0.2')).toMatchObject({
    loads: 'no',
    reasons: [{kind: 'operators', names: ['aten::conv2q'], source: undefined}],
  });
});

it.each([
  ['bytecode-3', '0.1', 'yes', false],
  ['bytecode-3', '0.2', 'no', false],
  ['bytecode-4', '0.1', 'yes', true],
])('%s is proved for %s or marked', async (name, wanted, loads, isProved) => {
  const verdict = await verdictOf(readRefused(name), wanted);
  expect(verdict).toMatchObject({loads, isProved});
  const words = verdict === undefined ? '' : verdictText(verdict);
  expect(words.includes('not proved')).toBe(loads === 'yes' && !isProved);
});

it('tells the inputs that were saved with a model as an example', async () => {
  // linear(x) of 4 features, with torch.utils.bundled_inputs and x of [1, 4].
  const file = new URL('testing/bundled.ptl', import.meta.url);
  const {methods, weights} = await inspect(new Uint8Array(readFileSync(file)));
  const forward = methods.find(({name}) => name === 'forward');
  expect(forward?.example).toEqual([{dtype: 'float32', sizes: [1, 4]}]);
  expect(weights.map(({name}) => name)).toEqual([
    'linear.weight',
    'linear.bias',
  ]);
  const plain = await inspect(readFixture('small-traced'));
  expect(plain.methods[0]?.example).toBeUndefined();
});

it('says in the words of each release what is missing, and where that is known from', async () => {
  const {releases} = await inspect(readFixture('detections'), {
    missing: [
      {
        operators: /^torchvision::/,
        libtorch: '1.12',
        source: {url: 'https://forum.example/t/319', date: '2022-08-04'},
      },
    ],
  });
  expect(releases.map(({reasons}) => reasons.at(-1))).toMatchObject([
    {kind: 'foreign', names: ['torchvision::nms']},
    {
      message: expect.stringMatching(/org\/torchvision::nms$/) as unknown,
      source: {url: 'https://forum.example/t/319', date: '2022-08-04'},
    },
  ]);
});

it('looks once into values that hold each other many times, or themselves', async () => {
  // A tuple of two tuples of two tuples…: 2^200 paths to its end.
  const doubled = Array.from(
    {length: 200},
    (_, k) => `h${char(k)}h${char(k)}\x86q${char(k + 1)}0`,
  );
  const names = withData(`)q\x000${doubled.join('')}h${char(200)}`);
  expect((await inspect(names)).weights).toEqual([]);
  const itself = withData(']q\x00h\x00a');
  expect((await inspect(itself)).weights).toEqual([]);
});

it('tells weights by layer, and operators with how often', async () => {
  const found = await inspect(readFixture('small-scripted'));
  expect(found.weights).toContainEqual({
    name: 'conv.weight',
    dtype: 'float32',
    sizes: [4, 3, 3, 3],
  });
  expect(found.weights).toContainEqual({
    name: 'norm.num_batches_tracked',
    dtype: 'int64',
    sizes: [],
  });
  expect(found.operators).toContainEqual({name: 'aten::conv2d', count: 2});
});

it.each([
  ['small-optimized', 'zip', 8],
  ['optimized-flatbuffer', 'flatbuffers', 9],
])(
  'knows what optimize_for_mobile made: %s',
  async (name, format, bytecodeVersion) => {
    const found = await inspect(readFixture(name));
    expect(found).toMatchObject({
      format,
      bytecodeVersion,
      isOptimizedForMobile: true,
    });
    const packed = found.operators.filter(({name: operator}) =>
      operator.startsWith('prepacked::'),
    );
    expect(packed).not.toEqual([]);
    expect(found.weights.some(({sizes}) => sizes.length === 4)).toBe(true);
  },
);

it('looks into a file whose class sets its own state', async () => {
  const {weights} = await inspect(readFixture('stateful'));
  expect(weights).toMatchObject([{dtype: 'float32', sizes: [2]}]);
});
