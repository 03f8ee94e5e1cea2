import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PNG} from 'pngjs';
import {describe, expect, it} from 'vitest';
import {docsVersions, versionOfPath} from '../../config/versions';
import {bytesOf, listPath, type OfflineList} from './offlineList';
import {iconPath, iconSizes, type webManifest} from './server/webManifest';

function read(file: string): string {
  return readFileSync(path.join('build', file), 'utf8');
}

function readList(label: string): OfflineList {
  return JSON.parse(read(listPath(label))) as OfflineList;
}

describe.each(docsVersions)('the list of $label', ({label, name}) => {
  const {files, models} = readList(label);
  const addresses = files.map(([address]) => address);
  const listed = new Set(addresses);

  it('names files of the build, each once', () => {
    expect(listed.size).toBe(addresses.length);
    const missing = [...files, ...models].filter(
      ([address]) =>
        !existsSync(path.join('build', address.replace(/\/$/, '/index.html'))),
    );
    expect(missing).toEqual([]);
  });

  it('holds the pages of this version and of no other', () => {
    const versions = new Set(
      addresses
        .filter(
          (address) => address.endsWith('/') && address !== '/docs/compare/',
        )
        .map((address) => versionOfPath(address)?.name),
    );
    expect(versions).toEqual(new Set([name, undefined]));
  });

  it('holds every script, style sheet, font and picture that its pages name', () => {
    const missing = new Set<string>();
    for (const page of addresses.filter((address) => address.endsWith('/'))) {
      const [head = ''] = read(`${page}index.html`).split('</head>', 1);
      for (const [, asset = ''] of head.matchAll(
        /(?:src|href)="?(\/(?:assets|embed)\/[^\s">]+)/g,
      )) {
        if (!listed.has(asset)) {
          missing.add(`${page}: ${asset}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('holds every script that client navigation may load', () => {
    const tables = addresses.filter((address) =>
      address.startsWith('/chunk-files/'),
    );
    const missing = tables.flatMap((table) => {
      const {files: names} = JSON.parse(read(table)) as {
        files: Record<string, string>;
      };
      return Object.values(names)
        .map((chunk) => `/assets/js/${chunk}.js`)
        .filter((script) => !listed.has(script));
    });
    expect(missing).toEqual([]);
    expect(tables.length).toBeGreaterThan(1);
  });

  it('is of a size that a phone can keep', () => {
    console.log(
      `${label}: ${addresses.length} files, ${bytesOf(files)} bytes, models ${bytesOf(models)}`,
    );
    expect(bytesOf(files)).toBeLessThan(20_000_000);
    expect(models.length).toBeGreaterThan(5);
  });
});

it('all lists are of one build', () => {
  const builds = docsVersions.map(({label}) => readList(label).build);
  expect(new Set(builds).size).toBe(1);
});

it('the site can be installed: its pages name a manifest with icons', () => {
  expect(read('/faq/index.html')).toMatch(
    /<link(?=[^>]+rel="?manifest)[^>]+href="?\/manifest\.webmanifest/,
  );
  const manifest = JSON.parse(read('/manifest.webmanifest')) as ReturnType<
    typeof webManifest
  >;
  expect(manifest).toMatchObject({start_url: '/', display: 'minimal-ui'});
  for (const size of iconSizes) {
    const {width, height} = PNG.sync.read(
      readFileSync(path.join('build', iconPath(size))),
    );
    expect([width, height]).toEqual([size, size]);
  }
});

it('the worker is small, and its licence is in the notices', () => {
  expect(read('/sw.js').length).toBeLessThan(12_000);
  expect(read('/licenses.txt')).toContain('workbox-routing');
});
