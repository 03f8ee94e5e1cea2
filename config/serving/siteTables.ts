import {env} from '../env';
import {type Headers, policyHeader, type Tables} from 'site-server';
import {
  pathPolicies,
  sitePolicy,
  type PathPolicy,
} from './contentSecurityPolicy';
import {
  fileHeaders,
  httpsHeaders,
  sandboxHeaders,
  securityHeaders,
} from './headers';
import {folderRedirects, redirects} from './redirects';
import {rewrites} from './rewrites';

/** The headers that a document with a policy of its own has in place of the site's. */
function ownHeadersOf({policy, cache}: PathPolicy): Headers {
  return {
    'Content-Security-Policy': policyHeader(policy),
    ...(policy.sandbox !== undefined && sandboxHeaders),
    ...(cache !== undefined && {'Cache-Control': cache}),
  };
}

/** Tables of headers alone, given the documents with a policy of their own. */
export function headerTables(policies: readonly PathPolicy[]): Tables {
  return {
    redirects: [],
    folderRedirects: [],
    rewrites: [],
    headers: {
      'Content-Security-Policy': policyHeader(sitePolicy),
      ...securityHeaders,
    },
    httpsHeaders,
    pageHeaders: Object.fromEntries(
      policies.map((each) => [each.path, ownHeadersOf(each)]),
    ),
    fileHeaders,
    contentTypes: {
      // Weights of models.
      bin: 'application/octet-stream',
      ptl: 'application/octet-stream',
      // Downloads.
      tgz: 'application/gzip',
      zip: 'application/zip',
    },
  };
}

/** The tables of this site. */
export const siteTables: Tables = {
  ...headerTables(pathPolicies),
  redirects,
  folderRedirects,
  rewrites,
  ...(env.reportPath !== undefined && {reportPath: env.reportPath}),
};
