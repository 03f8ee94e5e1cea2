import {loadPtlModel} from '../models/ptlModel';
import {factsOf, runMethod} from '../models/remoteModel';
import type {LoadedModel, Value} from '../native/torchlive/types';
import {runtime} from './runtime';
import type {Loaded, Request} from './modelCalls';

/** Loads and runs models by number, for a thread that has none of them. */
export function createModels() {
  const models: LoadedModel[] = [];

  return async (request: Request): Promise<Loaded | Value> => {
    switch (request.kind) {
      case 'load': {
        const {file, release} = request;
        const model = await loadPtlModel(file, {release, runtime});
        return {model: models.push(model) - 1, facts: factsOf(model)};
      }
      case 'run': {
        const model = models[request.model];
        if (model === undefined) {
          throw new Error(`There is no model ${request.model}.`);
        }
        return runMethod(model, request.method, request.inputs);
      }
    }
  };
}
