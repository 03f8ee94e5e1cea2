import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PNG} from 'pngjs';
import {describe, expect, it} from 'vitest';
import {listFolder, type OfflineList} from './lists/offlineList';
import {iconPath, iconSizes, type webManifest} from './webManifest';

function read(file: string): string {
  return readFileSync(path.join('build', file), 'utf8');
}

const lists = readdirSync(path.join('build', listFolder)).filter((name) =>
  name.endsWith('.json'),
);

it('there is a list for each docs version', () => {
  const versions = JSON.parse(
    readFileSync('versions.json', 'utf8'),
  ) as string[];
  expect(lists.sort()).toEqual(
    [...versions, 'next'].map((label) => `${label}.json`).sort(),
  );
});

describe.each(lists)('the list %s', (name) => {
  const {files, models} = JSON.parse(
    read(`${listFolder}/${name}`),
  ) as OfflineList;
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
