import {appendFileSync, cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listInputs} from 'build-utils';
import {apiOptions} from '../../config/apiOptions';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {linkModules} from '../../scripts/lib/copyProject';
import {writeWithFolders} from 'test-utils';
import {digestModels, digestPages} from 'api-versions';

const project = mkdtempSync(path.join(tmpdir(), 'test-'));

const digests = () => ({
  pages: digestPages({...apiOptions, project}),
  models: digestModels({...apiOptions, project}),
});

/** Those of the project as it is. */
let last: ReturnType<typeof digests>;

beforeAll(() => {
  for (const file of [
    'package-lock.json',
    'content/examples',
    ...listInputs('.', ['scripts/generate-api.ts']),
  ]) {
    cpSync(file, path.join(project, file), {recursive: true});
  }
  linkModules(path.resolve('node_modules'), path.join(project, 'node_modules'));
  last = digests();
});
afterAll(() => rmSync(project, {recursive: true}));

it.each([
  // A version was cut; the models are told of it by the values of the configuration.
  ['versions.json', {pages: true, models: false}],
  ['content/site/brand.ts', {pages: true, models: true}],
  // Words.
  ['content/api/corrections/canvas.ts', {pages: true, models: true}],
  ['content/api/notes/camera.ts', {pages: true, models: false}],
  // What reads the packages, and what writes the pages, wherever it is.
  ['packages/api-versions/model/readMember.ts', {pages: true, models: true}],
  ['plugins/rehype-code-listing/highlight.ts', {pages: true, models: false}],
  ['packages/build-utils/digestInputs.ts', {pages: true, models: false}],
  // What it reads: an example; a package.
  ['content/examples/README.md', {pages: true, models: false}],
  ['package-lock.json', {pages: true, models: true}],
  // Nothing that a page shows.
  ['content/api/reference.test.ts', {pages: false, models: false}],
])('the caches of the reference notice a change of %s', (file, misses) => {
  const before = last;
  appendFileSync(
    path.join(project, file),
    file.endsWith('.ts') ? 'globalThis.x = 1;' : '\n',
  );
  const after = digests();
  last = after;
  expect({
    pages: after.pages !== before.pages,
    models: after.models !== before.models,
  }).toEqual(misses);
});

it('a new example is noticed', () => {
  const before = digestPages({...apiOptions, project});
  writeWithFolders(path.join(project, 'content/examples/new/one.ts'), '');
  expect(digestPages({...apiOptions, project})).not.toBe(before);
});

it('a new patch is noticed by the models', () => {
  const sources = {...apiOptions.sources, patches: {'0.2.2': ''}};
  expect(digestModels({...apiOptions, project, sources})).not.toBe(
    digests().models,
  );
});

it('a comment changes nothing', () => {
  const before = digests();
  appendFileSync(
    path.join(project, 'packages/api-versions/model/readMember.ts'),
    '// Why.\n',
  );
  expect(digests()).toEqual(before);
});
