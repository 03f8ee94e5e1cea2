import {beforeEach, expect, it, vi} from 'vitest';
import type {AppPage} from '../bridge';

const fetchFile = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchFile);
const {createDownloads} = await import('./createDownloads');

const releases =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0';
const model = `${releases}/mobilenet_v3_small.ptl`;
const file = 'file:///cache/model';

const say = vi.fn<AppPage['say']>();
const page: AppPage = {
  release: '0.2.4',
  findModelWorker: () => '/models.js',
  assets: {'classifier.bin': '/classifier.bin'},
  firstPicture: 'Mouse',
  print: vi.fn(),
  fail: vi.fn(),
  say,
  showDownload: vi.fn(),
  showCamera: vi.fn(),
  showMicrophone: vi.fn(),
  openFile: vi.fn(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

/** A response that ends before its last byte. */
function breakOff(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  return new Response(body);
}

it.each([
  ['a connection that breaks off', breakOff],
  ['an error page', () => new Response('', {status: 500})],
])('says what to do after %s', async (_name, answer) => {
  fetchFile.mockResolvedValue(answer());
  const {fileSystem} = createDownloads(page);
  await expect(fileSystem.downloadAsync(model, file)).rejects.toThrow(
    'Check your connection',
  );
  expect(say).toHaveBeenLastCalledWith(
    expect.stringContaining('Check your connection'),
  );
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
  expect(say).toHaveBeenLastCalledWith(
    expect.stringContaining('a server that you start yourself'),
  );
  await expect(fetch('https://example.com/a.json')).rejects.toThrow(
    'nothing is loaded from other hosts',
  );
  expect(fetchFile).not.toHaveBeenCalled();
});
