import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsVersions, versionOfPath, versionRoot} from '../../config/versions';
import {readSiteFiles} from '../../server/siteFiles';
import {partChunkName, tablePath, type ChunkTable} from './chunkTable';

const build = path.resolve('build');
const scripts = readdirSync(path.join(build, 'assets', 'js'));

function readTable(part: string): string[] {
  const table = JSON.parse(
    readFileSync(path.join(build, tablePath(part)), 'utf8'),
  ) as ChunkTable;
  return Object.values(table.files);
}

const outside = partChunkName('/');
const parts = [
  ...docsVersions.map((version) => partChunkName(versionRoot(version))),
  partChunkName('/docs/compare/'),
  outside,
];

/** Number of pages of a part; frame documents have no app. */
function countPages(part: string): number {
  return [...readSiteFiles(build).keys()]
    .filter((file) => file.endsWith('/index.html'))
    .filter((file) => !file.startsWith('/embed/'))
    .filter((file) => {
      const version = versionOfPath(file);
      return part === (version ? partChunkName(versionRoot(version)) : outside);
    }).length;
}

describe.each(parts)('the table of %s', (part) => {
  it('names files that exist, at least one for each page of the docs', () => {
    const files = readTable(part);
    expect(files.filter((file) => !scripts.includes(`${file}.js`))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(
      part === outside ? 1 : countPages(part),
    );
  });

  it('shares no file with another', () => {
    const others = parts.filter((other) => other !== part).flatMap(readTable);
    expect(readTable(part).filter((file) => others.includes(file))).toEqual([]);
  });
});

it('what every page loads names fewer than fifty scripts', () => {
  const main = scripts.find((file) => /^main\.\w+\.js$/.test(file)) ?? '';
  const entry = readFileSync(path.join(build, 'assets', 'js', main), 'utf8');
  const named = scripts.filter((file) =>
    entry.includes(file.replace(/\.js$/, '')),
  );
  expect(named.length).toBeGreaterThan(parts.length);
  expect(named.length).toBeLessThan(50);
});

it('beside its name, every script and style sheet that is loaded on demand has its hash', () => {
  const isEntry = (file: string) =>
    /(?:main|styles)\.\w+\.(?:js|css)$/.test(file);
  const loaded = [...readSiteFiles(build).keys()].filter(
    (file) => /^\/assets\/(?:js|css)\//.test(file) && !isEntry(file),
  );
  const main = scripts.find((file) => isEntry(file)) ?? '';
  const tables = [`assets/js/${main}`, ...parts.map(tablePath)].map((file) =>
    readFileSync(path.join(build, file), 'utf8'),
  );
  const withoutHash = loaded.filter((file) => {
    // The runtime puts names of style sheets together, from name and hash.
    const name = file.endsWith('.css')
      ? path.basename(file, '.css').split('.')[1]
      : path.basename(file, '.js');
    const hash = createHash('sha256')
      .update(readFileSync(path.join(build, file)))
      .digest('base64');
    return !tables.some(
      (text) => text.includes(name ?? file) && text.includes(hash),
    );
  });
  expect(loaded.length).toBeGreaterThan(200);
  expect(withoutHash).toEqual([]);
});
