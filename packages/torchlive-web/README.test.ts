import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as core from './index';
import * as node from './node';
import {
  createConsole,
  formatValues,
  runScript,
  toScript,
  type Require,
} from './program';

const file = path.join(import.meta.dirname, 'README.md');
const text = readFileSync(file, 'utf8');

const require: Require = (name) =>
  ({'torchlive-web': core, 'torchlive-web/node': node})[name];

/** What the example after a line of the README prints. */
async function outputOf(line: string): Promise<string[]> {
  const [, after = ''] = text.split(`${line}\n\n\`\`\`js\n`);
  const [example = ''] = after.split('```');
  const printed: string[] = [];
  const console = createConsole((values) => printed.push(formatValues(values)));
  const code = toScript(example, 'example.ts');
  await runScript({code, file, evaluate: node.evaluate, require, console});
  return printed;
}

it('shows an example with tensors that runs', async () => {
  expect(await outputOf('Tensors alone, anywhere:')).toEqual([
    'Float32Array [3, 12]',
  ]);
});

it('shows an example in Node that runs', async () => {
  expect(await outputOf('In Node, for tests and scripts:')).toEqual([
    '[3, 2, 2]',
  ]);
});

it('names every door, each once', () => {
  const doors = Object.keys(
    (
      JSON.parse(
        readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
      ) as {exports: object}
    ).exports,
  ).map((door) => door.replace('.', 'torchlive-web'));
  const named = Array.from(
    text.matchAll(/^\| `(torchlive-web.*?)`/gm),
    ([, door]) => door,
  );
  expect(named.toSorted()).toEqual(doors.toSorted());
});
