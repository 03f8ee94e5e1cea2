import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {elementsOf} from '../scripts/lib/htmlTree';
import {integrityOfContent} from '../scripts/build/sealPages';
import {assetFolder} from './headers';
import {readSiteFiles} from './siteFiles';

const build = path.resolve('build');

/** Scripts and style sheets that a page names, with the hash that it gives. */
function loadedBy(page: string): {address: string; integrity?: string}[] {
  const document = parse(readFileSync(path.join(build, page), 'utf8'));
  return [...elementsOf(document)].flatMap(({tagName, attrs}) => {
    const {src, href, rel, integrity} = Object.fromEntries(
      attrs.map(({name, value}) => [name, value]),
    );
    const address = tagName === 'script' ? src : href;
    const isLoaded = tagName === 'script' || rel === 'stylesheet';
    return isLoaded && address !== undefined ? [{address, integrity}] : [];
  });
}

it('every page names its scripts and style sheets with the hash of the file', () => {
  const hashes = new Map<string, string>();
  const wrong: string[] = [];
  const pages = [...readSiteFiles(build).keys()].filter(
    (file) => file.endsWith('.html') && !file.startsWith('/embed/'),
  );
  for (const page of pages) {
    const loaded = loadedBy(page);
    expect([page, loaded.length >= 2]).toEqual([page, true]);
    for (const {address, integrity} of loaded) {
      if (!address.startsWith(assetFolder)) {
        wrong.push(`${page}: ${address} is not under ${assetFolder}`);
        continue;
      }
      const hash =
        hashes.get(address) ??
        integrityOfContent(readFileSync(path.join(build, address)));
      hashes.set(address, hash);
      if (integrity !== hash) {
        wrong.push(`${page}: ${address} has ${integrity ?? 'no integrity'}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
});
