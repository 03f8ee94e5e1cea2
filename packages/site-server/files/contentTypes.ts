import path from 'node:path';
import type {Tables} from '../tables/tables';

/** The types of a site, besides those that every site has. */
type Own = Pick<Tables, 'contentTypes'>;

type ContentType = {
  type: string;
  /** UTF-8 text, sent with its charset. */
  isText: boolean;
  /** Worth compressing. */
  isCompressible: boolean;
};

/** Content types by file extension. */
const usualTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  md: 'text/markdown',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  wasm: 'application/wasm',
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Type of a file about which nothing is known. */
const anything = 'application/octet-stream';

/** The content types of a site by file extension. */
export function contentTypesOf({
  contentTypes = {},
}: Own): [extension: string, ContentType][] {
  return Object.entries({...usualTypes, ...contentTypes}).map(
    ([extension, type]) => {
      const isText = /^text\/|[/+](?:json|xml)$/.test(type);
      const isCompressible =
        isText || type === 'application/wasm' || type === anything;
      return [extension, {type, isText, isCompressible}];
    },
  );
}

const extensionOf = (file: string) => path.posix.extname(file).slice(1);

function findContentType(file: string, own: Own): ContentType | undefined {
  const extension = extensionOf(file);
  return contentTypesOf(own).find(([name]) => name === extension)?.[1];
}

/** The content type of a file; an unknown extension stops the build. */
export function contentTypeOf(file: string, own: Own): ContentType {
  const contentType = findContentType(file, own);
  if (contentType === undefined) {
    throw new Error(
      `${file}: unknown file extension "${extensionOf(file)}". Add it to the table "contentTypes", or leave the file out of the build.`,
    );
  }
  return contentType;
}

/** Value of the `Content-Type` header of a file. A file that the build did not make may have any extension, or none. */
export function contentTypeHeader(file: string, own: Own): string {
  const {type, isText} = findContentType(file, own) ?? {
    type: anything,
    isText: false,
  };
  return isText ? `${type}; charset=utf-8` : type;
}
