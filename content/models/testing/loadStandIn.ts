import type {LoadedModel, Release} from 'torchlive-web';
import {loadPtlModel} from 'torchlive-web/models';
import {readModelAsset} from '../readModelAsset';
import type {AssetName} from '../assets';

/** Loads a model of the page as the page does. */
export function loadStandIn(
  name: AssetName,
  release: Release = '0.2.4',
): Promise<LoadedModel> {
  return loadPtlModel(readModelAsset(name), {release});
}
