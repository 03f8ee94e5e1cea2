import path from 'node:path';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';
import {checkWords} from './checkWords';
import type {ApiModel} from './model/types';
import type {SourceOptions, Words} from './options';

const version = {
  docsVersion: '1.0',
  label: '1.0',
  folder: 'docs',
  root: '/docs/',
  name: 'lid',
  version: '1.0.0',
  dependency: 'lid',
  sourceUrl: 'https://example.org/',
};
const model = {
  docsVersion: '1.0',
  modules: [
    {
      name: 'boxes',
      doc: {summary: ''},
      symbols: [
        {name: 'open', doc: {summary: 'Opens the lid.'}, members: []},
        {
          name: 'Lid',
          doc: {summary: 'A lid.'},
          members: [{name: 'close', doc: {summary: ''}}],
        },
      ],
    },
  ],
} as unknown as ApiModel;

function check(
  corrections: SourceOptions['corrections'] = [],
  summaries: Words['summaries'] = {},
): Promise<void> {
  const project = temporaryFolder();
  const folder = path.join(project, 'node_modules/lid');
  writeWithFolders(
    path.join(folder, 'package.json'),
    '{"name": "lid", "version": "1.0.0", "license": "MIT"}',
  );
  writeWithFolders(
    path.join(folder, 'src/boxes.ts'),
    '/** Opens the lidd. */\nexport function open() {}\n',
  );
  return checkWords(
    {
      project,
      versions: [version],
      sources: {corrections},
      words: {title: 'Lid', topics: {names: {}, of: () => ''}, summaries},
    },
    [model],
  );
}

it('accepts a correction of what a version says, and words for what has none', async () => {
  await expect(
    check([{module: 'boxes', from: 'lidd', to: 'lid'}], {
      boxes: 'Lids.',
      'boxes:Lid.close': 'Closes it.',
    }),
  ).resolves.toBeUndefined();
});

it.each([
  [
    'a text that is in no package',
    {module: 'boxes', from: 'lied', to: 'lid'},
    'no version has "lied" in src/boxes. Copy',
  ],
  [
    'a module that is in no package',
    {module: 'tuch', from: 'lidd', to: 'lid'},
    'no version has "lidd" in src/tuch. Copy',
  ],
  [
    'a text that the code makes true everywhere',
    {module: 'boxes', from: 'lidd', to: 'lid', unless: 'open('},
    'no version has "lidd" in src/boxes. Copy',
  ],
])('stops at a correction of %s', async (_what, correction, problem) => {
  await expect(check([correction])).rejects.toThrow(problem);
});

it.each([
  [{}, 'corrections: no version has "lied" in src/boxes. Copy'],
  [{file: 'fix/lids.ts'}, 'fix/lids.ts: no version has "lied" in src/boxes.'],
])('says where the correction with %j is', async (written, words) => {
  const correction = {module: 'boxes', from: 'lied', to: 'lid', ...written};
  await expect(check([correction])).rejects.toThrow(
    new RegExp(`^${words.replaceAll('.', '\\.')}`),
  );
});

it.each(['boxes:Lid.clos', 'boxes:open'])(
  'stops at a summary of %s, which is not there or has a comment',
  async (key) => {
    await expect(check([], {[key]: 'Words.'})).rejects.toThrow(
      `no version leaves "${key}" without a comment. Correct the name`,
    );
  },
);
