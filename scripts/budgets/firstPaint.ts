import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {siteTables} from '../../config/serving/siteTables';
import {createResolver} from 'site-server';
import type {SiteFiles} from 'site-server/build';
import {attributeOf, elementsOf, type Element} from 'build-utils/html';

const resolve = createResolver(siteTables);

/** A file that a page makes the browser load, and its bytes as they are sent. */
export type Loaded = {file: string; bytes: number};

/** What a page needs for its first paint and for the controls that work without the app. */
type FirstPaint = Record<
  'html' | 'scripts' | 'sheets' | 'fonts' | 'images',
  Loaded[]
>;

/** A file of a built site with its bytes as they are sent. */
export function sentSize(
  build: string,
  files: SiteFiles,
  file: string,
): Loaded {
  const copy = files.get(file)?.has('br') ? `${file}.br` : file;
  return {file, bytes: statSync(path.join(build, copy)).size};
}

/** The kind of file that an element of the page's head makes the browser load. */
function kindOf(
  element: Element,
): Exclude<keyof FirstPaint, 'html'> | undefined {
  const rel = attributeOf(element, 'rel');
  const as = attributeOf(element, 'as');
  if (element.tagName === 'script') {
    return attributeOf(element, 'src') === undefined ? undefined : 'scripts';
  }
  if (rel === 'stylesheet') {
    return 'sheets';
  }
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) {
    return 'scripts';
  }
  if (rel === 'preload') {
    return as === 'font' ? 'fonts' : 'images';
  }
  return undefined;
}

/** Reads what the page at an address of a built site needs first. */
export function readFirstPaint(
  build: string,
  files: SiteFiles,
  address: string,
): FirstPaint {
  const answer = resolve(address, files);
  if (answer.kind !== 'file') {
    throw new Error(
      `${address}: is not the address of a page. Correct it in tests/e2e/families.ts.`,
    );
  }
  const elements = [
    ...elementsOf(parse(readFileSync(path.join(build, answer.file), 'utf8'))),
  ];
  const found: FirstPaint = {
    html: [sentSize(build, files, answer.file)],
    scripts: [],
    sheets: [],
    fonts: [],
    images: [],
  };
  for (const element of elements) {
    const kind = kindOf(element);
    const target = attributeOf(element, 'src') ?? attributeOf(element, 'href');
    if (kind !== undefined && target !== undefined) {
      found[kind].push(sentSize(build, files, target));
    }
  }
  return found;
}
