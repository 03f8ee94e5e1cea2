import {beforeEach, expect, it, vi} from 'vitest';
import {RuntimeLimit} from '../../../runtime/engine/errors';
import {empty} from '../../../runtime/engine/tensor';
import {readModelAsset} from '../../../runtime/node/readModelAsset';
import type {AppPage, Download} from '../bridge';

const fetchFile = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchFile);
await import('./modelWorker');
const {onmessage: dispatch} = globalThis as unknown as {
  onmessage: (event: {data: unknown; ports: MessagePort[]}) => void;
};
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage(data: unknown, transfer: readonly unknown[]): void {
      const ports = transfer.slice(0, 1) as MessagePort[];
      dispatch({data, ports});
    }
  },
);
const {createDownloads} = await import('./createDownloads');

const releases =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0';
const model = `${releases}/mobilenet_v3_small.ptl`;
const file = 'file:///cache/model';

const downloads: (Download | undefined)[] = [];
const messages: string[] = [];
const page = {
  release: '0.2.4',
  findModelWorker: () => '/models.js',
  assets: {'classifier.bin': '/classifier.bin'},
  firstPicture: 'Mouse',
  print: vi.fn(),
  fail: vi.fn(),
  say: (message: string) => messages.push(message),
  showDownload: (download: Download | undefined) => downloads.push(download),
  showCamera: vi.fn(),
  showMicrophone: vi.fn(),
  openFile: vi.fn(),
} satisfies AppPage;

beforeEach(() => {
  vi.clearAllMocks();
  downloads.length = 0;
  messages.length = 0;
});

it('serves a model from our own origin, and says how many bytes have come', async () => {
  fetchFile.mockResolvedValue(new Response(readModelAsset('classifier.bin')));
  const {fileSystem, loadModel} = createDownloads(page);
  expect(await fileSystem.downloadAsync(model, `${file}.part`)).toEqual({
    status: 200,
  });
  await fileSystem.moveAsync({from: `${file}.part`, to: file});
  expect(await fileSystem.getInfoAsync(file)).toEqual({exists: true});
  expect(await loadModel('/cache/model')).toHaveProperty('forward');
  expect(fetchFile).toHaveBeenCalledWith('/classifier.bin', expect.anything());
  expect(downloads.at(-2)).toMatchObject({loaded: 105_624, total: 105_624});
  expect(downloads.at(-1)).toBeUndefined();
});

it('serves a model of the bundle without a download by the app', async () => {
  fetchFile.mockResolvedValue(new Response(readModelAsset('digits.bin')));
  const {loadModel} = createDownloads(page);
  const model = await loadModel('../../models/mnist.ptl');
  expect(model.extraFiles).toHaveProperty(['model/live.spec.json']);
  const input = empty('float32', [1, 1, 28, 28]);
  expect(await model.forward([input])).toMatchObject({shape: [1, 10]});
  await expect(model.forward([])).rejects.toThrow();
  await expect(loadModel('/cache/other')).rejects.toThrow('is not a model');
});

it('ends a download that the reader cancels', async () => {
  fetchFile.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new Error('gone')),
        );
      }),
  );
  const {fileSystem} = createDownloads(page);
  const download = fileSystem.downloadAsync(model, file);
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  downloads[0]?.cancel();
  await expect(download).rejects.toThrow('You cancelled the download.');
  expect(messages.at(-1)).toBe('You cancelled the download.');
});

/** A response that ends before its last byte. */
function breakOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (downloads.length < 2) {
        controller.enqueue(new Uint8Array(1000));
      } else {
        controller.error(new TypeError('network error'));
      }
    },
  });
  return new Response(body);
}

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a connection that breaks off', () => Promise.resolve(breakOff())],
  ['an error page', () => Promise.resolve(new Response('', {status: 500}))],
])('says what to do after %s', async (_name, answer) => {
  fetchFile.mockImplementation(answer);
  const {fileSystem} = createDownloads(page);
  await expect(fileSystem.downloadAsync(model, file)).rejects.toThrow(
    'Check your connection',
  );
  expect(messages.at(-1)).toContain('Check your connection');
});

it('says what to do where the script of the models does not load', async () => {
  fetchFile.mockResolvedValue(new Response(readModelAsset('classifier.bin')));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        this.dispatchEvent(new Event('error'));
      }
    },
  );
  await expect(
    createDownloads(page).fileSystem.downloadAsync(model, file),
  ).rejects.toThrow('The download stopped. Check your connection');
  expect(messages.at(-1)).toContain('Check your connection');
});

it('gives an app the words of a model of the reader that rejects an input, and shows them', async () => {
  const {loadModel} = createDownloads({
    ...page,
    findOwnModel: () => ({
      forward: () => Promise.reject(new Error('is float32 [1, 10]')),
    }),
  });
  const own = await loadModel('../../models/mnist.ptl');
  await expect(own.forward([])).rejects.toThrow(RuntimeLimit);
  expect(messages.at(-1)).toBe('is float32 [1, 10]');
});

it('says that the models are not stored where a version is', async () => {
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', {serviceWorker: {controller: {}}});
  await expect(
    createDownloads(page).fileSystem.downloadAsync(model, file),
  ).rejects.toThrow('doesn’t store the models');
  vi.unstubAllGlobals();
});

it('says why there is no model, and reaches no other host', async () => {
  const {fileSystem, fetch} = createDownloads(page);
  expect(
    await fileSystem.downloadAsync('http://192.168.1.20:5000', file),
  ).toEqual({status: 404});
  expect(messages.at(-1)).toContain('a server that you start yourself');
  await expect(fetch('https://example.com/a.json')).rejects.toThrow(
    'nothing is loaded from other hosts',
  );
  expect(fetchFile).not.toHaveBeenCalled();
});
