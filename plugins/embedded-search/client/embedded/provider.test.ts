import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {WorkerReply, WorkerRequest} from './messages';
import {createProvider} from './provider';

class FakeWorker extends EventTarget {
  static created: FakeWorker[] = [];
  sent: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.created.push(this);
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
  FakeWorker.created = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

const settings = {baseUrl: '/', language: 'en'};
const request = {query: 'a', version: '0.2.3', offset: 0, limit: 5};
const response = {
  query: 'a',
  total: 0,
  hits: [],
  suggestions: [],
  elsewhere: [],
};
const {signal} = new AbortController();

it('searches by type in a worker of its own', async () => {
  const provider = createProvider(settings);
  provider.prepare('0.2.3');
  const query = 'Tensor -> number';
  const search = provider.search({...request, query}, signal);
  const [, worker] = FakeWorker.created;
  expect(worker?.sent).toMatchObject([{id: 1, request: {query}}]);
  worker?.reply({id: 1, response});
  expect(await search).toEqual(response);
});

it('starts one worker, on first use', async () => {
  const provider = createProvider(settings);
  expect(FakeWorker.created).toEqual([]);
  provider.prepare('0.2.3');
  const search = provider.search(request, signal);
  const [worker] = FakeWorker.created;
  expect(FakeWorker.created).toHaveLength(1);
  expect(worker?.sent).toEqual([
    {id: 1, baseUrl: '/', tag: 'docs-default-0.2.3', request: undefined},
    {id: 2, baseUrl: '/', tag: 'docs-default-0.2.3', request},
  ]);
  worker?.reply({id: 1});
  worker?.reply({id: 2, response});
  expect(await search).toEqual(response);
});

it('passes on errors of the worker', async () => {
  const search = createProvider(settings).search(request, signal);
  FakeWorker.created[0]?.reply({id: 1, error: '404'});
  await expect(search).rejects.toThrow('404');
});

it('starts another worker if the first fails', async () => {
  const provider = createProvider(settings);
  const search = provider.search(request, signal);
  FakeWorker.created[0]?.dispatchEvent(new Event('error'));
  await expect(search).rejects.toThrow('did not start');
  expect(FakeWorker.created[0]?.isTerminated).toBe(true);

  const again = provider.search(request, signal);
  FakeWorker.created[1]?.reply({id: 2, response});
  expect(await again).toEqual(response);
});
