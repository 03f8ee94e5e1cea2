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
  // An address may come with its letters encoded; the router looks at the letters.
  const pathnames = [...new Set([pathname, decodeURI(pathname)])];
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
