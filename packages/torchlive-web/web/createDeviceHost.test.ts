import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Request} from './modelCalls';
import {createDeviceHost} from './createDeviceHost';
import {createStoredFiles} from './storedFiles';

const bytes = Uint8Array.of(7);
let asked: Request[];
let host: ReturnType<typeof createDeviceHost>;
let files: ReturnType<typeof createStoredFiles>;

/** What the site answers, by its path. */
const site: Readonly<Record<string, () => Response>> = {
  '/model.ptl': () => new Response(bytes),
  // Many hosts answer with the page of the app where there is no file.
  '/missing.ptl': () =>
    new Response('<html>', {headers: {'content-type': 'text/html'}}),
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', {baseURI: 'https://a.example/app/'});
  vi.stubGlobal('location', {origin: 'https://a.example'});
  vi.stubGlobal('fetch', (address: string) => {
    const {origin, pathname} = new URL(address);
    if (origin !== 'https://a.example') {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(
      site[pathname]?.() ?? new Response('', {status: 404}),
    );
  });
  files = createStoredFiles();
  host = createDeviceHost(files, () => (request) => {
    asked.push(request);
    return Promise.resolve({
      model: 0,
      facts: {inputs: {forward: ['Tensor']}, extraFiles: {}},
    });
  });
});

afterEach(() => void vi.unstubAllGlobals());

it.each(['/model.ptl', 'https://a.example/model.ptl', '/cache/stored.ptl'])(
  'loads the model at %s',
  async (path) => {
    await files.keep('/cache/stored.ptl', bytes);
    await host.loadModel?.(path, '0.2.4');
    expect(asked).toEqual([{kind: 'load', file: bytes, release: '0.2.4'}]);
  },
);

it.each([
  ['/missing.ptl', 'No such file or directory, file path: /missing.ptl'],
  ['/none.ptl', 'No such file or directory'],
  ['https://a.example/none.ptl', 'answered 404'],
  ['https://b.example/model.ptl', 'Access-Control-Allow-Origin'],
])('says why there is no model at %s', async (path, words) => {
  await expect(host.loadModel?.(path, '0.2.4')).rejects.toThrow(words);
});
