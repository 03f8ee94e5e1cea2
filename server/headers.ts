export type Headers = Readonly<Record<string, string>>;

/** Headers of every response, besides its Content-Security-Policy. */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent over HTTPS only: RFC 6797 forbids it elsewhere. */
export const transportSecurity: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** How long each kind of response may be cached. */
export const cacheControl = {
  /** Files whose name changes with their content. */
  asset: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated before each use. */
  page: 'no-cache',
  /** Pictures, the sitemap and the like. */
  file: 'public, max-age=3600',
  redirect: 'no-cache',
  error: 'no-store',
} as const;

/** Folder of the files that Docusaurus names by their content. */
export const assetFolder = '/assets/';

/** Folder of the samples, which Expo Snack fetches from its own origin. */
export const corsFolder = '/samples/';

/** The headers that let other origins read a file; most files have none. */
export function corsHeadersOf(file: string): Headers {
  return file.startsWith(corsFolder)
    ? {'Access-Control-Allow-Origin': '*'}
    : {};
}

/** Value of a file's `Cache-Control` header. */
export function cacheControlOf(file: string): string {
  if (file.startsWith(assetFolder)) {
    return cacheControl.asset;
  }
  return file.endsWith('.html') ? cacheControl.page : cacheControl.file;
}
