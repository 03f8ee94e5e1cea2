import {
  pathPolicies,
  policyHeader,
  sitePolicy,
  type PathPolicy,
} from './contentSecurityPolicy';
import {
  sandboxHeaders,
  securityHeaders,
  transportSecurity,
  type Headers,
} from './headers';

/** The headers that a document with a policy of its own has in place of the site's. */
export function ownHeadersOf({policy, cache}: PathPolicy): Headers {
  return {
    'Content-Security-Policy': policyHeader(policy),
    ...(policy.sandbox !== undefined && sandboxHeaders),
    ...(cache !== undefined && {'Cache-Control': cache}),
  };
}

/** The security headers of the response to a path. */
export function securityHeadersOf(
  pathname: string,
  exceptions: readonly PathPolicy[] = pathPolicies,
): Headers {
  const exception = exceptions.find(({path}) => path === pathname);
  return {
    'Content-Security-Policy': policyHeader(sitePolicy),
    ...securityHeaders,
    ...(exception !== undefined && ownHeadersOf(exception)),
  };
}

/** The same for hosts that serve over HTTPS alone. */
export function httpsHeadersOf(pathname: string): Headers {
  return {...securityHeadersOf(pathname), ...transportSecurity};
}
