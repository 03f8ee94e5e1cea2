import {env} from '../config/env';
import {pathPolicies, type PathPolicy} from './contentSecurityPolicy';
import {folderRedirects, redirects} from './redirects';
import {rewrites} from './rewrites';
import {securityHeadersOf} from './securityHeadersOf';
import type {Tables} from './tables';

/** The headers of the tables, given the documents with a policy of their own. */
export function headerTables(
  exceptions: readonly PathPolicy[],
): Pick<Tables, 'headers' | 'pathHeaders'> {
  return {
    headers: securityHeadersOf(''),
    pathHeaders: Object.fromEntries(
      exceptions.map(({path}) => [path, securityHeadersOf(path, exceptions)]),
    ),
  };
}

/** The tables of this site. */
export const siteTables: Tables = {
  redirects,
  folderRedirects,
  rewrites,
  ...headerTables(pathPolicies),
  ...(env.reportPath !== undefined && {reportPath: env.reportPath}),
};
