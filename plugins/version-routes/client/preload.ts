import preloadRoutes from '@docusaurus/core/lib/client/preload';
import {addRoutesFor} from './routes';

/** Fetches all that a page needs, so that it can be rendered at once. */
export default async function preload(pathname: string): Promise<void> {
  // An address may come with its letters encoded; the router looks at the letters.
  await Promise.all(
    [...new Set([pathname, decodeURI(pathname)])].map(addRoutesFor),
  );
  await preloadRoutes(pathname);
}
