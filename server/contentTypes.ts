import path from 'node:path';

export type ContentType = {
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

/** The content type of a file; an unknown extension stops the build. */
export function contentTypeOf(file: string): ContentType {
  const extension = path.posix.extname(file).slice(1);
  const contentType = contentTypes[extension];
  if (contentType === undefined) {
    throw new Error(
      `${file}: unknown file extension "${extension}". Add it to server/contentTypes.ts, or leave the file out of the build.`,
    );
  }
  return contentType;
}

/** Value of the `Content-Type` header of a file. */
export function contentTypeHeader(file: string): string {
  const {type, isText} = contentTypeOf(file);
  return isText ? `${type}; charset=utf-8` : type;
}
