import {cleanPath} from '../../paths/cleanPath';
import routes, {addRoutesFor} from './routes';
import {routesOnTheWay} from './routesOnTheWay';

/**
 * Fetches all that a page needs, so that it can be rendered at once. Whoever has time
 * can have it pause between its steps.
 */
export default async function preload(
  pathname: string,
  pause?: () => Promise<void>,
): Promise<void> {
  // An address may come with its letters encoded, or with `index.html`: what counts is the page that is shown for it.
  const clean = cleanPath(pathname);
  const pathnames = [...new Set([clean, decodeURI(clean)])];
  await Promise.all(pathnames.map(addRoutesFor));
  await pause?.();
  await Promise.all(
    pathnames
      .flatMap((path) => routesOnTheWay(routes, path))
      .map(async ({component}) => {
        await pause?.();
        await component?.preload?.();
      }),
  );
}
