import {createModels} from './createModels';
import type {Request} from './modelCalls';

/** In the place of `startModels` where the bundler makes no workers: models run on the page's own thread. */
export function startModels(): (request: Request) => Promise<unknown> {
  return createModels();
}
