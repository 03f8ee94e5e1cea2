import {docsChunk} from '../../output/splitChunks';
import {listChunkNames} from '../listChunkNames';
import {partPath} from './fetchPart';
import {matchRoutes} from './matchRoutes';
import routes, {addRoutesFor} from './routes';

/** Addresses of the scripts that a page needs. */
export async function pageFiles(pathname: string): Promise<string[]> {
  await addRoutesFor(pathname);
  const names = new Set(
    matchRoutes(routes, pathname).flatMap(({chunks = {}}) =>
      listChunkNames(chunks),
    ),
  );
  if (partPath(pathname) !== '/') {
    names.add(docsChunk);
  }
  return Object.entries(__webpack_require__.chunkFiles)
    .filter(([, file]) => names.has(file.replace(/\.[^.]*$/, '')))
    .map(([id]) => __webpack_require__.p + __webpack_require__.u(id));
}
