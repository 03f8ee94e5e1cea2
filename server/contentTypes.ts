import path from 'node:path';

type ContentType = {
  type: string;
  /** UTF-8 text, sent with its charset. */
  isText: boolean;
  /** Worth compressing. */
  isCompressible: boolean;
};

const text = (type: string): ContentType => ({
  type,
  isText: true,
  isCompressible: true,
});
const binary = (type: string): ContentType => ({
  type,
  isText: false,
  isCompressible: false,
});

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  md: text('text/markdown'),
  json: text('application/json'),
  svg: text('image/svg+xml'),
  txt: text('text/plain'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  wasm: {type: 'application/wasm', isText: false, isCompressible: true},
  // Weights of the digit network.
  bin: {
    type: 'application/octet-stream',
    isText: false,
    isCompressible: true,
  },
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  jpg: binary('image/jpeg'),
  png: binary('image/png'),
  webp: binary('image/webp'),
  woff2: binary('font/woff2'),
};

function findContentType(file: string): ContentType | undefined {
  const extension = path.posix.extname(file).slice(1);
  return Object.hasOwn(contentTypes, extension)
    ? contentTypes[extension]
    : undefined;
}

/** The content type of a file; an unknown extension stops the build. */
export function contentTypeOf(file: string): ContentType {
  const contentType = findContentType(file);
  if (contentType === undefined) {
    throw new Error(
      `${file}: unknown file extension "${path.posix.extname(file).slice(1)}". Add it to server/contentTypes.ts, or leave the file out of the build.`,
    );
  }
  return contentType;
}

/** Value of the `Content-Type` header of a file. A file that the build did not make may have any extension, or none. */
export function contentTypeHeader(file: string): string {
  const {type, isText} =
    findContentType(file) ?? binary('application/octet-stream');
  return isText ? `${type}; charset=utf-8` : type;
}
