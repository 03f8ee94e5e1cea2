import type {Engine} from '../engine/createEngine';
import {loadIndex} from './loadIndex';
import type {WorkerReply, WorkerRequest} from './messages';

const engines = new Map<string, Promise<Engine>>();

function engineFor(baseUrl: string, tag: string): Promise<Engine> {
  const known = engines.get(tag);
  if (known !== undefined) {
    return known;
  }
  const loading = loadIndex(baseUrl, tag);
  engines.set(tag, loading);
  // Failures are not cached, so that the next request tries again.
  loading.catch(() => engines.delete(tag));
  return loading;
}

async function reply({
  id,
  baseUrl,
  tag,
  request,
}: WorkerRequest): Promise<WorkerReply> {
  try {
    const engine = await engineFor(baseUrl, tag);
    return {
      id,
      response:
        request && engine.search(request.query, request.offset, request.limit),
    };
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  void reply(data).then((message) => postMessage(message));
});
