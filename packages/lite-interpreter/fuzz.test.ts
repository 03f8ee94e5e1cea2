import {expect, inject, it, vi} from 'vitest';
import {fixtureNames, readFixture} from './conformance/fixtures';
import {Archive} from './read/Archive';
import {inspect} from './inspect';
import {loadModelSync} from './loadModel';
import {writeZip} from './testing/writeZip';
import {tensorOf} from './values/Tensor';

declare module 'vitest' {
  // Declarations of Vitest's are interfaces: only they merge.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** How many times as many files as in `npm test`. */
    rounds?: number;
  }
}

const rounds = inject('rounds') ?? 1;
vi.setConfig({testTimeout: rounds * 60_000});

/** Numbers that are the same in each run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

/** Changes some bytes, or cuts, doubles or drops a part. */
function mutate(
  bytes: Uint8Array,
  next: (below: number) => number,
): Uint8Array {
  const from = next(bytes.length);
  const to = Math.min(bytes.length, from + next(40));
  switch (next(5)) {
    case 0:
      return bytes.slice(0, from);
    case 1:
      return joined(bytes.subarray(0, from), bytes.subarray(to));
    case 2:
      return joined(bytes.subarray(0, to), bytes.subarray(from));
    default: {
      const out = bytes.slice();
      for (let k = 0; k <= next(6); k++) {
        const at = next(out.length);
        out[at] = next(3) === 0 ? 0xff : next(256);
      }
      return out;
    }
  }
}

const small = [
  'methods',
  'stateful',
  'small-optimized',
  'containers',
  'language',
  'small-flatbuffer',
].filter((name) => fixtureNames.includes(name));

/** Either it runs, or it fails with a message of its own; nothing else may happen. */
function attempt(bytes: Uint8Array): 'ran' | 'refused' {
  try {
    const model = loadModelSync(bytes, {limits: {instructions: 2000}});
    const input = tensorOf('float32', [1, 3, 8, 8], new Float32Array(192));
    model.runSync('forward', [input]);
    return 'ran';
  } catch (error) {
    expect(['LoadError', 'RuntimeError']).toContain((error as Error).name);
    expect((error as Error).message).not.toBe('');
    return 'refused';
  }
}

it.each(small)(`survives ${175 * rounds} damaged copies of %s`, (name) => {
  const bytes = readFixture(name);
  const next = random(name.length);
  const results = Array.from({length: 175 * rounds}, () =>
    attempt(mutate(bytes, next)),
  );
  expect(results).toContain('refused');
});

it.each(small)(
  `looks into ${50 * rounds} damaged copies of %s`,
  async (name) => {
    const bytes = readFixture(name);
    const next = random(name.length + 7);
    for (let k = 0; k < 50 * rounds; k++) {
      const error: unknown = await inspect(mutate(bytes, next)).catch(
        (reason: unknown) => reason,
      );
      if (error instanceof Error) {
        expect(error.name).toBe('LoadError');
      }
    }
  },
);

it.each(small.filter((name) => !name.includes('flatbuffer')))(
  `survives ${100 * rounds} whole archives of %s with a damaged pickle`,
  (name) => {
    const archive = new Archive(readFixture(name));
    const files = archive.names;
    const next = random(name.length + 99);
    const pickles = files.filter((file) =>
      /^(?:bytecode|data|constants)\.pkl$/.test(file),
    );
    const results = Array.from({length: 100 * rounds}, () => {
      const damaged = pickles[next(pickles.length)];
      return attempt(
        writeZip(
          files.map((file) => [
            `m/${file}`,
            file === damaged
              ? mutate(archive.read(file), next)
              : archive.read(file),
          ]),
        ),
      );
    });
    expect(results).toContain('refused');
  },
);
