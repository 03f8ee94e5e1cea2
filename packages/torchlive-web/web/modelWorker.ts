import {createModels} from './createModels';
import type {Answer, Request} from './modelCalls';

const answer = createModels();

/** Models run here, so that the page stays responsive. */
addEventListener('message', ({data, ports: [port]}: MessageEvent<Request>) => {
  answer(data).then(
    (result) => port?.postMessage({result} satisfies Answer),
    (error: unknown) => {
      const {name, message} = error as Error;
      port?.postMessage({failure: {name, message}} satisfies Answer);
    },
  );
});
