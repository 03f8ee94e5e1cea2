import {docsTag} from '../../shared/indexFile';
import type {
  SearchAnswer,
  SearchProvider,
  SearchRequest,
  SearchSettings,
} from '../SearchProvider';
import type {WorkerReply, WorkerRequest} from './messages';

type Waiting = {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
};

/** Searches in a worker of this page; works without a network once the index is there. */
export function createProvider({baseUrl}: SearchSettings): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settle({data}: MessageEvent<WorkerReply>): void {
    const entry = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) {
      entry?.reject(new Error(data.error));
    } else {
      entry?.resolve(data.answer);
    }
  }

  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) {
      reject(new Error('the search worker did not start. Try again.'));
    }
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.addEventListener('message', settle);
    started.addEventListener('error', giveUp);
    return started;
  }

  function ask(
    version: string,
    request?: SearchRequest,
  ): Promise<SearchAnswer | undefined> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
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
      ask(version).catch(() => undefined);
    },
    async search(request) {
      const answer = await ask(request.version, request);
      if (answer === undefined) {
        throw new Error('the search worker gave no answer. Try again.');
      }
      return answer;
    },
  };
}
