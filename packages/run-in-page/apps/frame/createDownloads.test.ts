import {beforeEach, expect, it, vi} from 'vitest';
import {RuntimeLimit, type LoadedModel} from 'torchlive-web';
import {createReader} from '../../components/app/createReader';
import type {FramePage} from '../bridge';
import type {FindServed} from '../models';
import {createDownloads} from './createDownloads';

const fetchFile = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchFile);

const model = 'https://example.org/model.ptl';
const ownServer = 'http://192.168.1.20:5000';

const findServed: FindServed = (address) =>
  address === model
    ? {
        kind: 'model',
        asset: 'model.ptl',
        gives: 'float32 [1, *]',
      }
    : {kind: 'missing', reason: `Nothing answers for ${address}.`};
const file = 'file:///cache/model';

const say = vi.fn<FramePage['say']>();
const page: FramePage = {
  release: '0.2.4',
  findModelWorker: () => Promise.resolve('/models.js'),
  read: createReader({
    assets: {'model.ptl': {url: '/model.ptl', bytes: 2000}},
    showDownload: vi.fn(),
  }),
  film: vi.fn(),
  findOwnModel: () => undefined,
  needsOwnModel: false,
  pictures: {things: {}, scene: {name: 'Scene', placed: []}},
  firstPicture: 'Mouse',
  stages: {},
  print: vi.fn(),
  fail: vi.fn(),
  say,
  observe: vi.fn(),
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
  const {fileSystem} = createDownloads(page, findServed);
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
    createDownloads(page, findServed).fileSystem.downloadAsync(model, file),
  ).rejects.toThrow('doesn’t store the models');
  vi.unstubAllGlobals();
});

it('says why there is no model, and reaches no other host', async () => {
  const {fileSystem, fetch} = createDownloads(page, findServed);
  expect(await fileSystem.downloadAsync(ownServer, file)).toEqual({
    status: 404,
  });
  expect(say).toHaveBeenLastCalledWith(`Nothing answers for ${ownServer}.`);
  await expect(fetch('https://example.com/a.json')).rejects.toThrow(
    'Nothing answers for https://example.com/a.json.',
  );
  expect(fetchFile).not.toHaveBeenCalled();
});

/** A file of the reader's, with a method and a text of its own. */
function ownModel(name: string): LoadedModel {
  return {
    inputs: ['str'],
    forward: () => name,
    methods: {
      label: {inputs: ['int'], run: () => `a label of ${name}`},
      broken: {inputs: [], run: () => Promise.reject(new Error('no method'))},
    },
    extraFiles: {'model/live.spec.json': name},
  };
}

/** What an app has of a model whose place the reader's file takes. */
async function loadWith(own: LoadedModel) {
  const findOwnModel = vi.fn<FramePage['findOwnModel']>(() => own);
  const downloads = createDownloads({...page, findOwnModel}, findServed);
  await downloads.fileSystem.downloadAsync(model, file);
  const loaded = await downloads.loadModel(file.slice('file://'.length));
  return {...downloads, findOwnModel, loaded};
}

it('runs the methods of the reader’s file, and gives what was saved with it', async () => {
  const {loaded} = await loadWith(ownModel('mine.ptl'));
  expect(loaded.inputs).toEqual(['str']);
  expect(await loaded.forward([])).toBe('mine.ptl');
  expect(await loaded.methods?.label?.run([1])).toBe('a label of mine.ptl');
  expect(loaded.methods?.label?.inputs).toEqual(['int']);
  expect(loaded.extraFiles).toEqual({'model/live.spec.json': 'mine.ptl'});
});

it('takes methods and texts of a file that is opened later', async () => {
  const {loaded, findOwnModel, takeOwnModels} = await loadWith(ownModel('a'));
  const next = ownModel('b');
  findOwnModel.mockReturnValue(next);
  await takeOwnModels();
  expect(loaded.extraFiles).toEqual({'model/live.spec.json': 'b'});
  expect(await loaded.methods?.label?.run([1])).toBe('a label of b');
});

it('keeps the app’s live spec where the reader’s file has none', async () => {
  const {loaded, findOwnModel, takeOwnModels} = await loadWith(ownModel('a'));
  findOwnModel.mockReturnValue({forward: () => 'onnx'});
  await takeOwnModels();
  expect(await loaded.forward([])).toBe('onnx');
  expect(loaded.extraFiles).toEqual({'model/live.spec.json': 'a'});
  expect(loaded.methods).toEqual({});
});

it('says why a method of the reader’s file fails', async () => {
  const {loaded} = await loadWith(ownModel('a'));
  await expect(loaded.methods?.broken?.run(['x'])).rejects.toThrow(
    new RuntimeLimit('no method. The app passes str.'),
  );
  expect(say).toHaveBeenLastCalledWith('no method. The app passes str.');
});

it('says what an app expects of the reader’s file', async () => {
  const {loaded} = await loadWith(ownModel('a'));
  await loaded.forward([]);
  expect(say).toHaveBeenLastCalledWith(
    'Your model gives str, but this app expects float32 [1, *].',
  );
});
