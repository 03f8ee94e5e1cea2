import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {docsVersions, versionOfPath, versionRoot} from '../../config/versions';
import {readSiteFiles} from '../../server/siteFiles';
import {partChunkName} from './printModules';

const folder = path.resolve('build', 'assets', 'js');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

function read(chunk: string): string {
  const [file, ...others] = scripts.filter(
    (script) => script.replace(/\.[0-9a-f]{8}\.js$/, '') === chunk,
  );
  expect([chunk, others]).toEqual([chunk, []]);
  return readFileSync(path.join(folder, file ?? `${chunk} is missing`), 'utf8');
}

/** The files that a script's table names, without their ending. */
function filesIn(source: string): string[] {
  return [...source.matchAll(/\b\d+:"([\w~.-]+\.[0-9a-f]{8})"/g)].map(
    ([, file = '']) => file,
  );
}

const outside = partChunkName('/');
const parts = [
  ...docsVersions.map((version) => partChunkName(versionRoot(version))),
  outside,
].map((name) => ({name, source: read(name), files: filesIn(read(name))}));

const entry = read('main');
const loadedByAll = {
  name: 'every page',
  source: entry + read('app'),
};

/** Addresses of the pages of a part. */
function pagesOf(part: string): string[] {
  return (
    [...readSiteFiles(path.resolve('build')).keys()]
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => file.replace(/index\.html$/, ''))
      // What others embed is a document without the app.
      .filter((page) => !page.startsWith('/embed/'))
      .filter((page) => {
        const version = versionOfPath(page);
        return (
          part === (version ? partChunkName(versionRoot(version)) : outside)
        );
      })
  );
}

describe.each(parts)('$name', ({name, source, files}) => {
  it('names files that are there, each of them for itself', () => {
    expect(files.filter((file) => !scripts.includes(`${file}.js`))).toEqual([]);
    expect(files.length).toBeGreaterThanOrEqual(
      name === outside ? 1 : pagesOf(name).length,
    );
    for (const other of [loadedByAll, ...parts]) {
      if (other.name !== name) {
        expect(
          // By its hash: a style sheet may be called like the script beside it.
          files.filter((file) => other.source.includes(file.slice(-8))),
          other.name,
        ).toEqual([]);
      }
    }
  });

  it('has the routes of its own pages, and no other has them', () => {
    const pages = pagesOf(name).filter((page) => page !== '/');
    expect(pages.length).toBeGreaterThan(0);
    for (const other of parts) {
      expect(
        pages.filter((page) => other.source.includes(`"${page}"`)),
        other.name,
      ).toEqual(other.source === source ? pages : []);
    }
  });
});

it('what every page loads names the files of parts, not of pages', () => {
  const shared = filesIn(entry);
  // Nobody names the entry.
  const named = scripts.length - 1;
  expect(shared.filter((file) => !scripts.includes(`${file}.js`))).toEqual([]);
  expect(shared.length + parts.flatMap(({files}) => files).length).toBe(named);
  expect(shared.length).toBeLessThan(50);
});

it('a further version costs each page two short links', () => {
  const html = readFileSync(
    path.resolve('build', 'docs', 'api', 'core', 'index.html'),
    'utf8',
  );
  const without = html.replace(
    /<li[^>]*><a [^>]*href=\/docs\/0\.2\.1\/[^>]*>0\.2\.1<\/a>(<\/li>)?/g,
    '',
  );
  expect(without).not.toBe(html);
  expect(without).not.toContain('/docs/0.2.1/');
  const [full, less] = [html, without].map(
    (text) => brotliCompressSync(text).length,
  );
  // With what `growth.test.ts` allows, a quarter of a KiB.
  expect((full ?? 0) - (less ?? 0)).toBeLessThan(156);
});
