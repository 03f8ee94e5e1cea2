import {tagOf} from '../../shared/indexFile';
import {isTypeQuery} from '../types/isTypeQuery';
import type {SearchProvider, SearchResponse} from '../SearchProvider';
import type {SearchSettings} from '../../options';
import type {WorkerReply, WorkerRequest} from './messages';

type PendingRequest = {
  resolve: (response: SearchResponse | undefined) => void;
  reject: (error: Error) => void;
};

/** Sends a request to a worker and waits for its reply. */
type Send = (
  request: Omit<WorkerRequest, 'id'>,
) => Promise<SearchResponse | undefined>;

/** Starts a worker on first use, and again after it failed. */
function createSend(start: () => Worker): Send {
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

  function open(): Worker {
    const started = start();
    started.addEventListener('message', settle);
    started.addEventListener('error', stop);
    return started;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, {resolve, reject});
      worker ??= open();
      worker.postMessage({id: lastId, ...request} satisfies WorkerRequest);
    });
}

/** Searches in web workers; works offline once the index is loaded. */
export function createProvider({
  baseUrl,
  hasTypes,
}: Pick<SearchSettings, 'baseUrl' | 'hasTypes'>): SearchProvider {
  const send = createSend(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  // Few readers search by type.
  const sendTypes = createSend(
    () => new Worker(new URL('./typeWorker.ts', import.meta.url)),
  );
  return {
    prepare(version) {
      send({baseUrl, tag: tagOf(version)}).catch(() => undefined);
    },
    async search(request) {
      const isTyped = hasTypes && isTypeQuery(request.query);
      const sendQuery = isTyped ? sendTypes : send;
      const tag = tagOf(request.version);
      const response = await sendQuery({baseUrl, tag, request});
      if (response === undefined) {
        throw new Error('the search worker sent no response. Try again.');
      }
      return response;
    },
  };
}
