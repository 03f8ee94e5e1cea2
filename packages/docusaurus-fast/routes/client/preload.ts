import {cleanPath} from '../../paths/cleanOwnPath';
import {matchRoutes} from './matchRoutes';
import routes, {addRoutesFor} from './routes';

type Steps = {
  /** Called when the router knows the page, before its code is loaded. */
  onRoutes?: () => void;
  /** Yields between the steps, for a caller that is in no hurry. */
  yieldBetween?: () => Promise<void>;
};

/** A path without its encoding; one that the router has decoded may not be decodable. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Replaces Docusaurus's function: loads the routes around a page, then its code. */
export default async function preload(
  pathname: string,
  {onRoutes, yieldBetween}: Steps = {},
): Promise<void> {
  // The address may be percent-encoded or end in `index.html`.
  const clean = cleanPath(pathname);
  const pathnames = [...new Set([clean, decoded(clean)])];
  await Promise.all(pathnames.map(addRoutesFor));
  onRoutes?.();
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
