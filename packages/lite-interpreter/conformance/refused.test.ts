import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadModel} from '../loadModel';
import {LoadError} from '../read/LoadError';

const folder = new URL('refused/', import.meta.url);

/** What PyTorch 1.13.1 says of each file: `loads`, `crashes`, or its message. */
const outcomes = JSON.parse(
  readFileSync(new URL('outcomes.json', folder), 'utf8'),
) as Record<string, string>;

/** Without where in libtorch's own code it was noticed, which differs by release. */
function messageOf(outcome: string): string {
  return outcome
    .replace(/ \(\)$/, '')
    .replace(/^\[enforce fail at [^\]]*\] \. /, '');
}

async function load(name: string): Promise<unknown> {
  const file = new URL(`${name.replaceAll(' ', '-')}.ptl`, folder);
  return loadModel(new Uint8Array(readFileSync(file))).catch(
    (error: unknown) => error,
  );
}

it.each(Object.entries(outcomes))(
  'takes or refuses as PyTorch does: %s',
  async (name, outcome) => {
    const result = await load(name);
    if (outcome === 'loads') {
      expect(result).not.toBeInstanceOf(Error);
      return;
    }
    expect(result).toBeInstanceOf(LoadError);
    if (outcome !== 'crashes') {
      expect((result as Error).message).toBe(messageOf(outcome));
    }
  },
);
