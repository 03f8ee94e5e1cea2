import {readFileSync, readdirSync} from 'node:fs';
import {beforeEach, expect, it, vi} from 'vitest';
import loadModel from './loadModel';

const cache = 'file:///cache/';
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
  await loadModel('https://a.example/model.ptl');
  await loadModel('https://a.example/model.ptl');
  expect(downloads).toEqual(['https://a.example/model.ptl']);
  expect(files).toEqual(new Set([`${cache}https-a.example-model.ptl`]));
  expect(loaded).toEqual([
    '/cache/https-a.example-model.ptl',
    '/cache/https-a.example-model.ptl',
  ]);
});

it.each([
  ['https://b.example/model.ptl', 'another server'],
  ['https://a.example/v2/model.ptl', 'another folder'],
  ['https://a.example/model.ptl?v=2', 'another query'],
])('%s is another model: %s', async (url) => {
  await loadModel('https://a.example/model.ptl');
  await loadModel(url);
  expect(downloads).toEqual(['https://a.example/model.ptl', url]);
  expect(new Set(loaded).size).toBe(2);
});

it('a failed download is tried again', async () => {
  const url = 'https://a.example/missing.ptl';
  await expect(loadModel(url)).rejects.toThrow(`${url} answered 404`);
  await expect(loadModel(url)).rejects.toThrow();
  expect(downloads).toEqual([url, url]);
});

it('every tutorial loads models in the same way', () => {
  const sample = readFileSync('samples/image-classification/loadModel.ts');
  const copies = readdirSync('samples', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('/loadModel.ts'))
    .map((file) => ({file, code: readFileSync(`samples/${file}`)}));
  expect(copies.length).toBeGreaterThanOrEqual(6);
  for (const {file, code} of copies) {
    expect(code.equals(sample), file).toBe(true);
  }
});
