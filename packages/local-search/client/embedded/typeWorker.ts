import type {TypeIndexFile} from '../../shared/typeIndex';
import {createTypeEngine} from '../types/createTypeEngine';
import {fetchIndex, fetchManifest} from './fetchIndex';
import {serve} from './serve';

serve(async (baseUrl, tag) => {
  const {types} = await fetchManifest(baseUrl);
  return createTypeEngine(await fetchIndex<TypeIndexFile>(types, tag));
});
