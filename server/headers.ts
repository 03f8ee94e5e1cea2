export type Headers = Readonly<Record<string, string>>;

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

/** For files that documents with an opaque origin load. */
export const frameFileHeaders: Headers = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** For sandboxed documents: browsers refuse to open one that also asks for a group of its own. */
export const sandboxHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'unsafe-none',
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
  /** A document that pages name by its content, so that it also serves them offline. */
  frame: 'public, max-age=86400',
  /** Pictures, the sitemap and the like. */
  file: 'public, max-age=3600',
  redirect: 'no-cache',
  error: 'no-store',
} as const;

/** Folder of the files that Docusaurus names by their content. */
export const assetFolder = '/assets/';

/**
 * Scripts and style sheets of frame documents. A sandboxed document has an opaque
 * origin, to which even its own files are another site's.
 */
export const frameFile = '^/embed/.+\\.(?:css|js)$';

/** The service worker, and the lists of what it stores: an old one would hide a deploy. */
export const offlineFile = '^/(?:sw\\.js|offline/.+\\.json)$';

/** Pages and their Markdown twins: which one an address answers with depends on `Accept`. */
export const negotiatedFile = '\\.(?:html|md)$';

/** Files that other origins may read: the samples, which Expo Snack fetches, and those of frames. */
export const corsFile = `^/samples/|${frameFile}`;

const isFrameFile = new RegExp(frameFile);
const isCorsFile = new RegExp(corsFile);
const isOfflineFile = new RegExp(offlineFile);
const negotiated = new RegExp(negotiatedFile);

/** Says whether a file is a page or the twin of one. */
export function isNegotiated(file: string): boolean {
  return negotiated.test(file);
}

/** What a file's headers have in place of those of the others, or besides them. */
export function fileHeadersOf(file: string): Headers {
  return {
    ...(isCorsFile.test(file) && {'Access-Control-Allow-Origin': '*'}),
    ...(isFrameFile.test(file) && frameFileHeaders),
  };
}

/** Value of a file's `Cache-Control` header. */
export function cacheControlOf(file: string): string {
  if (file.startsWith(assetFolder)) {
    return cacheControl.asset;
  }
  // A frame document has the hashes of its files, which keep their names.
  return isNegotiated(file) ||
    isFrameFile.test(file) ||
    isOfflineFile.test(file)
    ? cacheControl.page
    : cacheControl.file;
}
