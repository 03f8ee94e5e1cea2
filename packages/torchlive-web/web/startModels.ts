import type {Answer, Request} from './modelCalls';

/** Starts the worker of models, and gives what asks it. */
export function startModels(): (request: Request) => Promise<unknown> {
  const worker = new Worker(new URL('./modelWorker.ts', import.meta.url), {
    type: 'module',
  });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(
        new Error(
          'The worker that runs models did not start. Does the bundler know "torchlive-web/vite" or "torchlive-web/webpack"?',
          {cause: event},
        ),
      );
    });
  });
  failure.catch(() => undefined);
  return (request) => {
    const {port1, port2} = new MessageChannel();
    const answer = new Promise((resolve, reject) => {
      port1.onmessage = ({data}: MessageEvent<Answer>) => {
        port1.close();
        if ('result' in data) {
          resolve(data.result);
        } else {
          const {name, message} = data.failure;
          reject(Object.assign(new Error(message), {name}));
        }
      };
    });
    worker.postMessage(request, [port2]);
    return Promise.race([answer, failure]);
  };
}
