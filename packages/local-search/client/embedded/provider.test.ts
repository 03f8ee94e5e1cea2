import {afterEach, expect, it, vi} from 'vitest';
import {createProvider} from './provider';

class FakeWorker extends EventTarget {
  static created: FakeWorker[] = [];
  postMessage = vi.fn();
  terminate = vi.fn();

  constructor() {
    super();
    FakeWorker.created.push(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWorker.created = [];
});

it.each([
  [true, 'typeWorker'],
  [false, 'worker'],
])('hasTypes %s: a query with an arrow goes to %s', (hasTypes, name) => {
  const urls: string[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(url: URL) {
        super();
        urls.push(url.pathname);
      }
    },
  );
  const provider = createProvider({baseUrl: '/', hasTypes});
  const request = {query: 'a -> b', version: '1', limit: 5};
  provider.search(request, new AbortController().signal).catch(() => undefined);
  expect(urls).toEqual([expect.stringMatching(new RegExp(`/${name}\\.ts$`))]);
});

it('starts another worker if the first fails', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const provider = createProvider({baseUrl: '/', hasTypes: false});
  const request = {query: 'a', version: '0.2.3', limit: 5};
  const {signal} = new AbortController();
  const search = provider.search(request, signal);
  FakeWorker.created[0]?.dispatchEvent(new Event('error'));
  await expect(search).rejects.toThrow('did not start');
  expect(FakeWorker.created[0]?.terminate).toHaveBeenCalled();

  const again = provider.search(request, signal);
  const response = {query: 'a', total: 0, hits: []};
  FakeWorker.created[1]?.dispatchEvent(
    new MessageEvent('message', {data: {id: 2, response}}),
  );
  expect(await again).toEqual(response);
});
