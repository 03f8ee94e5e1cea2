import {cleanPath} from '../../paths/cleanPath';
import {matchRoutes} from './matchRoutes';
import routes, {addRoutesFor} from './routes';

/**
 * Replaces Docusaurus's function: loads the routes around a page, then its code. A
 * caller that is in no hurry passes a function that yields between the steps.
 */
export default async function preload(
  pathname: string,
  yieldBetween?: () => Promise<void>,
): Promise<void> {
  // The address may be percent-encoded or end in `index.html`.
  const clean = cleanPath(pathname);
  const pathnames = [...new Set([clean, decodeURI(clean)])];
  await Promise.all(pathnames.map(addRoutesFor));
  await yieldBetween?.();
  await Promise.all(
    pathnames
      .flatMap((path) => matchRoutes(routes, path))
      .map(async ({component}) => {
        await yieldBetween?.();
        await component?.preload?.();
      }),
  );
}
