import type {Engine} from '../engine/createEngine';
import type {WorkerReply, WorkerRequest} from './messages';

/** Loads the engine of a docs version. */
type Load = (baseUrl: string, tag: string) => Promise<Engine>;

/** Answers the requests to a worker; each engine is loaded once. */
export function serve(load: Load): void {
  const engines = new Map<string, Promise<Engine>>();

  function engineFor(baseUrl: string, tag: string): Promise<Engine> {
    const known = engines.get(tag);
    if (known !== undefined) {
      return known;
    }
    const loading = load(baseUrl, tag);
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
        response: request && engine.search(request.query, request.limit),
      };
    } catch (error) {
      return {
        id,
        error: error instanceof Error ? error.message : String(error),
      };
    }
  }

  addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
    void reply(data).then((message) => postMessage(message));
  });
}
