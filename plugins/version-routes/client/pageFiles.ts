import {matchPath} from '@docusaurus/router';
import type {ChunkNames} from '../siteMap';
import type {Route} from './createRoute';
import routes, {addRoutesFor} from './routes';

function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}

function chunksOnTheWay(choice: readonly Route[], pathname: string): string[] {
  const route = choice.find((other) => matchPath(pathname, other) !== null);
  return route === undefined
    ? []
    : [
        ...namesIn(route.chunks ?? {}),
        ...chunksOnTheWay(route.routes ?? [], pathname),
      ];
}

/** Addresses of the code that a page is made of. */
export async function pageFiles(pathname: string): Promise<string[]> {
  await addRoutesFor(pathname);
  const names = new Set(chunksOnTheWay(routes, pathname));
  return Object.entries(__webpack_require__.chunkFiles)
    .filter(([, file]) => names.has(file.replace(/\.[^.]*$/, '')))
    .map(([id]) => __webpack_require__.p + __webpack_require__.u(id));
}
