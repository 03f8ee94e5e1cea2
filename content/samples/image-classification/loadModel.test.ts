import {beforeEach, expect, it, vi} from 'vitest';
import loadModel from './loadModel';

const cache = 'file:///cache/';
const server = 'https://a.example';
const file = '/model.ptl';
const url = `${server}${file}`;
const files = new Set<string>();
const {downloads, loaded} = vi.hoisted(() => ({
  downloads: [] as string[],
  loaded: [] as string[],
}));

vi.mock('expo-file-system', () => ({
  cacheDirectory: 'file:///cache/',
  getInfoAsync: (uri: string) => Promise.resolve({exists: files.has(uri)}),
  downloadAsync: (url: string, uri: string) => {
    downloads.push(url);
    files.add(uri);
    return Promise.resolve({status: url.includes('missing') ? 404 : 200});
  },
  moveAsync: ({from, to}: {from: string; to: string}) => {
    files.delete(from);
    files.add(to);
    return Promise.resolve();
  },
}));

vi.mock('react-native-pytorch-core', () => ({
  torch: {
    jit: {
      _loadForMobile: (path: string) => {
        loaded.push(path);
        return Promise.resolve({});
      },
    },
  },
}));

beforeEach(() => {
  files.clear();
  downloads.length = 0;
  loaded.length = 0;
});

it('downloads a model once', async () => {
  await loadModel(url);
  await loadModel(url);
  expect(downloads).toEqual([url]);
  expect(files).toEqual(new Set([`${cache}https-a.example-model.ptl`]));
  expect(loaded).toEqual([
    '/cache/https-a.example-model.ptl',
    '/cache/https-a.example-model.ptl',
  ]);
});

it.each([
  ['server', `https://b.example${file}`],
  ['folder', `${server}/v2${file}`],
  ['query', `${url}?v=2`],
])('another %s is another model', async (_part, other) => {
  await loadModel(url);
  await loadModel(other);
  expect(downloads).toEqual([url, other]);
  expect(new Set(loaded).size).toBe(2);
});

it('a failed download is tried again', async () => {
  const missing = `${server}/missing.ptl`;
  await expect(loadModel(missing)).rejects.toThrow(
    `${missing} responded with 404`,
  );
  await expect(loadModel(missing)).rejects.toThrow();
  expect(downloads).toEqual([missing, missing]);
});
