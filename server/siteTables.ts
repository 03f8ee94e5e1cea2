import {env} from '../config/env';
import {pathPolicies} from './contentSecurityPolicy';
import {folderRedirects, redirects} from './redirects';
import {rewrites} from './rewrites';
import {securityHeadersOf} from './securityHeadersOf';
import type {Tables} from './tables';

/** The tables of this site. */
export const siteTables: Tables = {
  redirects,
  folderRedirects,
  rewrites,
  headers: securityHeadersOf(''),
  pathHeaders: Object.fromEntries(
    pathPolicies.map(({path}) => [path, securityHeadersOf(path)]),
  ),
  ...(env.reportPath !== undefined && {reportPath: env.reportPath}),
};
