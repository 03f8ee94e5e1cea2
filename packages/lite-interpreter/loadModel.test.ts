import {describe, expect, it} from 'vitest';
import {readFixture} from './conformance/fixtures';
import {loadModel, loadModelSync, type Options} from './loadModel';
import {Archive} from './read/Archive';
import {writeZip} from './testing/writeZip';
import {tensorOf} from './values/Tensor';

/** The files of a tiny model, some of them changed or left out. */
function changed(
  changes: Record<string, (bytes: Uint8Array) => Uint8Array>,
  deflated = false,
): Uint8Array<ArrayBuffer> {
  const archive = new Archive(readFixture('methods'));
  const files = archive.names.map((name): [string, Uint8Array] => {
    const bytes = archive.read(name);
    return [`m/${name}`, changes[name]?.(bytes) ?? bytes];
  });
  return writeZip(files, deflated);
}

/** Replaces bytes that are read as Latin text. */
const replace = (from: string, to: string) => (bytes: Uint8Array) =>
  Uint8Array.from(
    Array.from(bytes, (byte) => String.fromCharCode(byte))
      .join('')
      .replace(from, to),
    (character) => character.charCodeAt(0),
  );

const withVersionOf = (bytes: Uint8Array, version: number) =>
  bytes.with(bytes.indexOf(0x4b) + 1, version);
const withVersion = (version: number) =>
  changed({'bytecode.pkl': (bytes) => withVersionOf(bytes, version)});

/** What differs by release of libtorch; `conformance/refused/` has the rest. */
const refusals: [string, () => Uint8Array, string, Options?][] = [
  [
    'bytecode of version 8 on the older libtorch',
    () => withVersion(8),
    'Lite Interpreter version number does not match. The model version must be between 3 and 7 but the model version is 8',
    {libtorch: '1.10'},
  ],
  [
    'an operator that nobody has',
    () => changed({'bytecode.pkl': replace('aten::mul', 'aten::muX')}),
    'Following ops cannot be found. Please check if the operator library is included in the build. If built with selected ops, check if these ops are in the list. If you are a Meta employee, please see fburl.com/missing_ops for a fix. Or post it in https://discuss.pytorch.org/aten::muX.Scalar',
  ],
  [
    'operators that the older libtorch lacks, all of them',
    () =>
      changed({
        'bytecode.pkl': (bytes) => {
          const older = withVersionOf(bytes, 7);
          const changedOnce = replace('aten::mul', 'aten::muX')(older);
          return replace('aten::add', 'aten::adX')(changedOnce);
        },
      }),
    'Following ops cannot be found. Check fburl.com/missing_ops for the fix.{aten::muX.Scalar, aten::adX.Tensor, }',
    {libtorch: '1.10'},
  ],
];

describe('refuses', () => {
  it.each(refusals)('%s', async (_what, make, message, options) => {
    await expect(loadModel(make(), options)).rejects.toThrow(message);
  });
});

describe('loads', () => {
  const run = (model: ReturnType<typeof loadModelSync>) =>
    model.runSync('name', [1]);

  it.each([4, 5, 6, 7, 8, 9])('bytecode of version %i', (version) => {
    expect(run(loadModelSync(withVersion(version)))).toBe('DOG');
  });

  it('bytecode of version 3 where libtorch 1.10 did', () => {
    expect(run(loadModelSync(withVersion(3), {libtorch: '1.10'}))).toBe('DOG');
  });

  it('an archive that another tool compressed', async () => {
    expect(run(await loadModel(changed({}, true)))).toBe('DOG');
  });

  it('no compressed archive at once', () => {
    expect(() => loadModelSync(changed({}, true))).toThrow('is compressed');
  });
});

describe('a model', () => {
  it('has several methods, and keeps what they change', () => {
    const model = loadModelSync(readFixture('methods'));
    expect(model.runSync('add', [4])).toBe(5);
    expect(model.runSync('add', [1])).toBe(6);
    expect(loadModelSync(readFixture('methods')).runSync('add', [0])).toBe(1);
  });

  it('names a method that it lacks as the phone does', () => {
    const model = loadModelSync(readFixture('methods'));
    expect(() => model.runSync('foo', [])).toThrow(
      "Method 'foo' is not defined.",
    );
  });

  it('tells shapes that do not fit', () => {
    const model = loadModelSync(readFixture('stateful'));
    const three = tensorOf('float32', [3], new Float32Array(3));
    expect(() => model.runSync('forward', [three])).toThrow(
      'The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0',
    );
  });

  it('takes no more arguments than it has', () => {
    const model = loadModelSync(readFixture('stateful'));
    expect(() => model.runSync('forward', [1, 2])).toThrow(
      'Expected at most 2 argument(s)',
    );
  });
});
