import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersions} from '../../content/site/versions';

const folder = path.resolve('build', 'assets', 'js');

it('the metadata of a version that pages load lists no page outside the sidebar', () => {
  const versions = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((source) => source.includes('"docsSidebars":{'));
  expect(versions).toHaveLength(docsVersions.length);
  for (const source of versions) {
    expect(source).toContain('"docs":{}');
    expect(source).not.toContain('"description"');
  }
});
