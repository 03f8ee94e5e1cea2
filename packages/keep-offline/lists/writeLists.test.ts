import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {groupMatching} from 'build-utils';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';
import type {OfflineList} from './offlineList';
import {refreshLists, writeLists, type Addresses} from './writeLists';

const versions = [
  {name: 'current', label: 'next', root: '/docs/next/'},
  {name: '1.0', label: '1.0', root: '/docs/'},
];
const groups = [
  groupMatching(/\.bin$/, {}),
  {...groupMatching(/\.wasm$/), optional: true as const},
  groupMatching(/^\/private\//, {versions: []}),
];

function makeBuild(names: readonly string[]): string {
  const build = temporaryFolder();
  for (const name of names) {
    writeWithFolders(path.join(build, name), `content of ${name}`);
  }
  return build;
}

function readList(build: string, label: string): OfflineList {
  const list = path.join(build, `offline/${label}.json`);
  return JSON.parse(readFileSync(list, 'utf8')) as OfflineList;
}

const addressesOf = (list: OfflineList) =>
  list.files.map(([address]) => address);

const withSlash: Addresses = {baseUrl: '/', trailingSlash: true};

it.each([
  [
    withSlash,
    ['index.html', 'docs/intro/index.html', 'offline/index.html', 'a.css'],
    ['/a.css', '/docs/intro/', '/', '/offline/'],
  ],
  [
    {baseUrl: '/site/', trailingSlash: undefined},
    ['index.html', 'docs/intro/index.html', 'a.css'],
    ['/site/a.css', '/site/docs/intro/', '/site/'],
  ],
  [
    {baseUrl: '/', trailingSlash: false},
    ['index.html', 'docs/intro.html', 'offline.html', 'blog/index.html'],
    ['/blog', '/docs/intro', '/', '/offline'],
  ],
])(
  'lists the addresses that need no redirect: %j',
  async (addresses, names, expected) => {
    const build = makeBuild(names);
    await writeLists(build, versions, [], addresses);
    const list = readList(build, '1.0');
    expect(addressesOf(list)).toEqual(expected);
    expect(list.files.every(([, bytes]) => bytes > 10)).toBe(true);
  },
);

it('a list has what its version needs, and apart what readers may leave out', async () => {
  const build = makeBuild([
    'docs/intro/index.html',
    'docs/next/intro/index.html',
    'offline/index.html',
    'big.wasm',
    'data.bin',
    'private/key.txt',
    // Nobody reads these.
    '404.html',
    '.nojekyll',
    'sitemap.xml',
    'robots.txt',
    'sw.js',
    'manifest.webmanifest',
    'assets/js/main.js.map',
    '_redirects',
  ]);
  await writeLists(build, versions, groups, withSlash);
  const common = ['/data.bin', '/offline/'];
  for (const [label, own] of [
    ['next', '/docs/next/intro/'],
    ['1.0', '/docs/intro/'],
  ] as const) {
    const list = readList(build, label);
    expect(new Set(addressesOf(list))).toEqual(new Set([...common, own]));
    expect(list.models.map(([address]) => address)).toEqual(['/big.wasm']);
  }
  expect(readList(build, 'next').build).toBe(readList(build, '1.0').build);
});

it.each([withSlash, {baseUrl: '/site/', trailingSlash: false}])(
  'describes again what a later step changed, and drops what it removed: %j',
  async (addresses) => {
    const build = makeBuild([
      'index.html',
      'docs/intro.html',
      'a.txt',
      'b.txt',
    ]);
    await writeLists(build, versions, [], addresses);
    const before = readList(build, '1.0');
    await refreshLists(build, addresses.baseUrl);
    expect(readList(build, '1.0')).toEqual(before);

    writeWithFolders(path.join(build, 'index.html'), 'changed');
    rmSync(path.join(build, 'a.txt'));
    await refreshLists(build, addresses.baseUrl);
    const after = readList(build, '1.0');
    expect(after.build).not.toBe(before.build);
    const {baseUrl} = addresses;
    expect(addressesOf(after)).toEqual(
      addressesOf(before).filter((address) => address !== `${baseUrl}a.txt`),
    );
    const sizeOfHome = (list: OfflineList) =>
      list.files.find(([address]) => address === baseUrl)?.[1];
    expect(sizeOfHome(before)).toBe('content of index.html'.length);
    expect(sizeOfHome(after)).toBe('changed'.length);
  },
);
