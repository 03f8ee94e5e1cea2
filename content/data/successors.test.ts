import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, docsVersions} from '../site/versions';
import {successorPath} from './successors';

/** Tutorials and hand-written pages of the reference, by id. */
function idsOf(version: string): string[] {
  const folder = docsFolder(version);
  return [
    ...readdirSync(path.join(folder, 'tutorials'), {recursive: true})
      .map((file) => `tutorials/${String(file)}`)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => file.replace(/\.mdx$/, '')),
    ...['api/cli', 'api/model-spec'].filter((id) =>
      existsSync(path.join(folder, `${id}.mdx`)),
    ),
  ];
}

const pages = new Map(
  docsVersions.map(({name}) => [name, new Set(idsOf(name))]),
);

function lacking(id: string): string[] {
  return [...pages].flatMap(([name, ids]) => (ids.has(id) ? [] : [name]));
}

describe('every page of 0.1 leads to a page of each later version', () => {
  const ids = [...(pages.get('0.1') ?? [])];

  it('reads the pages', () => {
    expect(ids.length).toBeGreaterThan(10);
  });

  it.each(ids)('%s', (id) => {
    for (const version of lacking(id)) {
      const successor = successorPath('', id)?.slice(1, -1) ?? '';
      expect(pages.get(version), `${id} in ${version}`).toContain(successor);
      expect(successor).not.toBe('tutorials/get-started');
    }
  });
});

it.each([
  'connecting-to-a-server',
  'mnist-digit-classification',
  'server-model',
])('%s leads where its last section sends the reader', (name) => {
  const text = readFileSync(
    path.join(docsFolder('0.1'), 'tutorials', `${name}.mdx`),
    'utf8',
  );
  const [, section = ''] = text.split('## Next steps');
  const advised = [...section.matchAll(/\]\(\.\/([\w-]+)\.mdx/g)].map(
    ([, page]) => successorPath('', `tutorials/${page}`),
  );
  expect(advised).toContain(successorPath('', `tutorials/${name}`));
});

it('every successor exists where the page does not', () => {
  for (const id of new Set([...pages.values()].flatMap((ids) => [...ids]))) {
    const successor = successorPath('', id)?.slice(1, -1);
    if (successor !== undefined) {
      for (const version of lacking(id)) {
        expect(pages.get(version), `${id} in ${version}`).toContain(successor);
      }
    }
  }
});
