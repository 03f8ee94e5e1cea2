import {
  pathPolicies,
  policyHeader,
  sitePolicy,
  type PathPolicy,
} from './contentSecurityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer, redirects and errors included; the policy comes on top. */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How long each kind of answer may be kept. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  asset: 'public, max-age=31536000, immutable',
  /** Kept, but checked by ETag before each use. */
  page: 'no-cache',
  /** Pictures, the sitemap and the like. */
  file: 'public, max-age=3600',
  redirect: 'no-cache',
  error: 'no-store',
} as const;

/** Folder of the files that Docusaurus names by their content. */
export const assetFolder = '/assets/';

/** Folder of the samples, which Expo Snack fetches from a page of its own. */
export const sharedFolder = '/samples/';

/** What lets pages of other sites read a file that was found; nothing for most files. */
export function sharingHeadersOf(file: string): Headers {
  return file.startsWith(sharedFolder)
    ? {'Access-Control-Allow-Origin': '*'}
    : {};
}

/** Value of the `Cache-Control` header of a file that was found. */
export function cacheControlOf(file: string): string {
  if (file.startsWith(assetFolder)) {
    return cacheControl.asset;
  }
  return file.endsWith('.html') ? cacheControl.page : cacheControl.file;
}

/** The security headers of the answer to a path. */
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
