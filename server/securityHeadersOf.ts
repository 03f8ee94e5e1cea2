import {
  pathPolicies,
  policyHeader,
  sitePolicy,
  type PathPolicy,
} from './contentSecurityPolicy';
import {securityHeaders, transportSecurity, type Headers} from './headers';

/** The security headers of the response to a path. */
export function securityHeadersOf(
  pathname: string,
  exceptions: readonly PathPolicy[] = pathPolicies,
): Headers {
  const exception = exceptions.find(({path}) => path === pathname);
  return {
    'Content-Security-Policy': policyHeader(exception?.policy ?? sitePolicy),
    ...securityHeaders,
  };
}

/** The same for hosts that serve over HTTPS alone. */
export function httpsHeadersOf(pathname: string): Headers {
  return {...securityHeadersOf(pathname), ...transportSecurity};
}
