import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {WorkerReply, WorkerRequest} from './messages';
import {createProvider} from './provider';

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  sent: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: WorkerReply): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

const settings = {baseUrl: '/', language: 'en'};
const request = {query: 'a', version: '0.2.3', offset: 0, limit: 5};
const answer = {query: 'a', total: 0, hits: [], suggestions: []};
const {signal} = new AbortController();

it('starts its worker when it is first wanted, and only once', async () => {
  const provider = createProvider(settings);
  expect(FakeWorker.made).toEqual([]);
  provider.prepare('0.2.3');
  const search = provider.search(request, signal);
  const [worker] = FakeWorker.made;
  expect(FakeWorker.made).toHaveLength(1);
  expect(worker?.sent).toEqual([
    {id: 1, baseUrl: '/', tag: 'docs-default-0.2.3', request: undefined},
    {id: 2, baseUrl: '/', tag: 'docs-default-0.2.3', request},
  ]);
  worker?.reply({id: 1});
  worker?.reply({id: 2, answer});
  expect(await search).toEqual(answer);
});

it('passes on what went wrong in the worker', async () => {
  const search = createProvider(settings).search(request, signal);
  FakeWorker.made[0]?.reply({id: 1, error: '404'});
  await expect(search).rejects.toThrow('404');
});

it('starts another worker after one that did not run', async () => {
  const provider = createProvider(settings);
  const search = provider.search(request, signal);
  FakeWorker.made[0]?.dispatchEvent(new Event('error'));
  await expect(search).rejects.toThrow('did not start');
  expect(FakeWorker.made[0]?.isTerminated).toBe(true);

  const again = provider.search(request, signal);
  FakeWorker.made[1]?.reply({id: 2, answer});
  expect(await again).toEqual(answer);
});
