import type {FileHeaders, Headers} from 'site-server';

/** Headers of every response, besides its Content-Security-Policy. */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Apps of tutorials may ask for the camera, in their frame.
  'Permissions-Policy':
    'accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For sandboxed documents: browsers refuse to open one that also asks for a group of its own. */
export const sandboxHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Sent over HTTPS only: RFC 6797 forbids it elsewhere. */
export const httpsHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Cache of a document that pages name by its content, so that it also serves them offline. */
export const frameCache = 'public, max-age=86400';

/**
 * Scripts and style sheets of frame documents. A sandboxed document has an opaque
 * origin, to which even its own files are another site's.
 */
export const frameFile = '^/embed/.+\\.(?:css|js)$';

/** Files that differ from the others of their kind. */
export const fileHeaders: readonly FileHeaders[] = [
  // Expo Snack fetches the samples.
  {pattern: '^/samples/', headers: {'Access-Control-Allow-Origin': '*'}},
  {
    pattern: frameFile,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A frame document has the hashes of its files, which keep their names.
      'Cache-Control': 'no-cache',
    },
  },
  {
    // The service worker, and the lists of what it stores: an old one would hide a deploy.
    pattern: '^/(?:sw\\.js|offline/.+\\.json)$',
    headers: {'Cache-Control': 'no-cache'},
  },
];
