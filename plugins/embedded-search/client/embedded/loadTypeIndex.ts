import type {TypeIndexFile} from '../../shared/typeIndex';
import type {Engine} from '../engine/createEngine';
import {createTypeEngine} from '../types/createTypeEngine';
import {fetchIndex, fetchManifest} from './fetchIndex';

/** Fetches the signatures of a docs version and creates an engine that finds them by type. */
export async function loadTypeIndex(
  baseUrl: string,
  tag: string,
): Promise<Engine> {
  const {types} = await fetchManifest(baseUrl);
  return createTypeEngine(await fetchIndex<TypeIndexFile>(types, tag));
}
