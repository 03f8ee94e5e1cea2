import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {has} from '../../content/site/features';
import {
  docsVersions,
  versionOfPath,
  versionRoot,
} from '../../content/site/versions';
import {readSiteFiles} from 'site-server/build';
import {
  partChunkName,
  tablePath,
  type ChunkTable,
} from 'docusaurus-fast/chunk-table';

const build = path.resolve('build');
const scripts = readdirSync(path.join(build, 'assets', 'js'));

const entry = readFileSync(
  path.join(
    build,
    'assets/js',
    scripts.find((file) => /^main\.\w+\.js$/.test(file)) ?? '',
  ),
  'utf8',
);

function readTable(part: string): ChunkTable {
  return JSON.parse(
    readFileSync(path.join(build, tablePath(part)), 'utf8'),
  ) as ChunkTable;
}

/** A table of what several parts share, which is in the entry. */
function readShared(name: string): Record<string, string> {
  const table = new RegExp(String.raw`\.${name}=(\{.*?\})`).exec(entry);
  return JSON.parse(table?.[1] ?? '') as Record<string, string>;
}

const filesOf = (part: string) => Object.values(readTable(part).files);

const outside = partChunkName('/');
const parts = [
  ...docsVersions.map((version) => partChunkName(versionRoot(version))),
  ...(has('version-comparison') ? [partChunkName('/docs/compare/')] : []),
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
    const files = filesOf(part);
    expect(files.filter((file) => !scripts.includes(`${file}.js`))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(
      part === outside ? 1 : countPages(part),
    );
  });

  it('shares no file with another', () => {
    const others = parts.filter((other) => other !== part).flatMap(filesOf);
    expect(filesOf(part).filter((file) => others.includes(file))).toEqual([]);
  });
});

it('what every page loads names fewer than fifty scripts', () => {
  const named = scripts.filter((file) =>
    entry.includes(file.replace(/\.js$/, '')),
  );
  expect(named.length).toBeGreaterThan(parts.length);
  expect(named.length).toBeLessThan(50);
});

it('beside its name, every script and style sheet that is loaded on demand has its hash', () => {
  const listed = [
    {files: readShared('chunkFiles'), hashes: readShared('chunkHashes')},
    ...parts.map(readTable),
  ].flatMap(({files, hashes}) =>
    // The runtime puts the names of style sheets together itself.
    Object.entries(hashes).map(([id, hash]) => `${files[id] ?? 'css'} ${hash}`),
  );
  const loaded = [...readSiteFiles(build).keys()]
    .filter((file) => /^\/assets\/(?:js|css)\//.test(file))
    .filter((file) => !/(?:main|styles)\.\w+\.(?:js|css)$/.test(file))
    .map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(build, file)))
        .digest('base64');
      return `${file.endsWith('.css') ? 'css' : path.basename(file, '.js')} ${hash}`;
    });
  expect(loaded.length).toBeGreaterThan(200);
  expect(loaded.filter((file) => !listed.includes(file))).toEqual([]);
});
