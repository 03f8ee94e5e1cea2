import {docsTag} from '../../shared/indexFile';
import type {
  SearchProvider,
  SearchRequest,
  SearchResponse,
  SearchSettings,
} from '../SearchProvider';
import type {WorkerReply, WorkerRequest} from './messages';

type PendingRequest = {
  resolve: (response: SearchResponse | undefined) => void;
  reject: (error: Error) => void;
};

/** Searches in a web worker; works offline once the index is loaded. */
export function createProvider({baseUrl}: SearchSettings): SearchProvider {
  const pending = new Map<number, PendingRequest>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settle({data}: MessageEvent<WorkerReply>): void {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) {
      request?.reject(new Error(data.error));
    } else {
      request?.resolve(data.response);
    }
  }

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of pending.values()) {
      reject(new Error('the search worker did not start. Try again.'));
    }
    pending.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', settle);
    started.addEventListener('error', stop);
    return started;
  }

  function send(
    version: string,
    request?: SearchRequest,
  ): Promise<SearchResponse | undefined> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      worker ??= start();
      worker.postMessage({
        id: lastId,
        baseUrl,
        tag: docsTag(version),
        request,
      } satisfies WorkerRequest);
    });
  }

  return {
    prepare(version) {
      send(version).catch(() => undefined);
    },
    async search(request) {
      const response = await send(request.version, request);
      if (response === undefined) {
        throw new Error('the search worker sent no response. Try again.');
      }
      return response;
    },
  };
}
