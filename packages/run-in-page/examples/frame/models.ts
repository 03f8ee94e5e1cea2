import type {LoadedModel, Release} from 'torchlive-web';
import {noFileError} from 'torchlive-web/browser';
import {scriptUrl} from '../../scriptUrl';
import type {OpenedModels} from '../calls';
import {loadScript} from './loadScript';
import type {LoadPtlModel} from './modelReader';

const scope = globalThis as unknown as {loadPtlModel: LoadPtlModel};

let files: OpenedModels['byPath'] = {};

/** Takes the models that the reader has opened, and what reads them. */
export async function openModels({
  byPath,
  script,
}: OpenedModels): Promise<void> {
  files = byPath;
  await loadScript(scriptUrl(script));
}

/** Loads a model that the reader has opened. */
export async function loadModel(
  path: string,
  release: Release,
): Promise<LoadedModel> {
  const file = files[path];
  if (file === undefined) {
    throw noFileError(path);
  }
  return scope.loadPtlModel(new Uint8Array(file), {release});
}
