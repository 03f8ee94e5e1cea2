import type {Engine} from '../engine/createEngine';
import {isTypeQuery} from '../types/isTypeQuery';
import {loadIndex, loadTypeIndex} from './loadIndex';
import type {WorkerReply, WorkerRequest} from './messages';

type Load = (baseUrl: string, tag: string) => Promise<Engine>;

/** Loads each engine once. */
function keepLoaded(load: Load): Load {
  const engines = new Map<string, Promise<Engine>>();
  return (baseUrl, tag) => {
    const known = engines.get(tag);
    if (known !== undefined) {
      return known;
    }
    const loading = load(baseUrl, tag);
    engines.set(tag, loading);
    // Failures are not cached, so that the next request tries again.
    loading.catch(() => engines.delete(tag));
    return loading;
  };
}

const engineFor = keepLoaded(loadIndex);
const typeEngineFor = keepLoaded(loadTypeIndex);

async function reply({
  id,
  baseUrl,
  tag,
  request,
}: WorkerRequest): Promise<WorkerReply> {
  try {
    const engine = isTypeQuery(request?.query ?? '')
      ? await typeEngineFor(baseUrl, tag)
      : await engineFor(baseUrl, tag);
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
