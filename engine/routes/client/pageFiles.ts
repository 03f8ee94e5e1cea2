import {docsChunkName} from '../docsChunkName';
import {namesIn} from '../namesIn';
import {partPath} from './fetchPart';
import routes, {addRoutesFor} from './routes';
import {routesOnTheWay} from './routesOnTheWay';

/** Addresses of the code that a page is made of. */
export async function pageFiles(pathname: string): Promise<string[]> {
  await addRoutesFor(pathname);
  const names = new Set(
    routesOnTheWay(routes, pathname).flatMap(({chunks = {}}) =>
      namesIn(chunks),
    ),
  );
  if (partPath(pathname) !== '/') {
    names.add(docsChunkName);
  }
  return Object.entries(__webpack_require__.chunkFiles)
    .filter(([, file]) => names.has(file.replace(/\.[^.]*$/, '')))
    .map(([id]) => __webpack_require__.p + __webpack_require__.u(id));
}
