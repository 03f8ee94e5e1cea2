import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../content/site/versions';
import {readSample, samplesFolder} from '../../content/readers/readSample';
import {sampleNames} from '../../plugins/remark-code-sample/sampleNames';
import {readPage} from '../../plugins/shared-text/includeShared';
import {extractFences} from './extractFences';

/**
 * Sample for other libraries than the toolkit, and the folder that locks them:
 * nothing but this check installs those.
 */
export const alternatives = 'alternatives';

/** A piece of code to compile: a sample file, or a fence under an invented file name. */
export type Source = {
  /** Where the compiler finds it. */
  file: string;
  code: string;
  /** Where a person finds it. */
  page: string;
  /** Lines of the page above the code. */
  offset: number;
  /** Set when the page says that the code is no whole program. */
  fragment?: string;
};

/** A folder of pages, and the version whose samples they show. */
export type PagesToCheck = {
  siteDir: string;
  /** Folder of the pages, in the site. */
  folder: string;
  version: DocsVersion;
  /** Samples that run elsewhere in this version. */
  samples?: readonly string[];
};

/** Code of a folder of pages. */
export type Collected = {
  pages: number;
  fences: Source[];
  samples: Source[];
  /** Samples that are whole Snacks, and where their `package.json` is. */
  snacks: {name: string; manifest: string}[];
  /** Every file of these samples, also those that are not compiled. */
  files: string[];
};

const extensionOf: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

// The API generator writes these from the packages themselves.
const generated = /(?:^|\/)api\/(?:core\/|changes\.mdx$)/;

function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !generated.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

function fencesOf(siteDir: string, page: string): Source[] {
  return extractFences(readPage(siteDir, page)).flatMap(
    ({language, keys, code, line}) => {
      const extension = extensionOf[language];
      return extension === undefined || keys.file !== undefined
        ? []
        : [
            {
              file: `${page}.${line}.${extension}`,
              code,
              page,
              offset: line - 1,
              fragment: keys.fragment,
            },
          ];
    },
  );
}

/** Collects every fence of code, and every sample that the pages name. */
export function collect({
  siteDir,
  folder,
  version,
  samples = [],
}: PagesToCheck): Collected {
  const pages = pagesIn(path.join(siteDir, folder));
  const text = pages.map((page) => readPage(siteDir, page)).join('\n');
  const names = new Set([...sampleNames(text), ...samples]);
  const files = [...names].flatMap((name) =>
    [...readSample(siteDir, name, version)].map(([inside, file]) => ({
      name,
      inside,
      page: file.path,
      code: file.text,
    })),
  );
  return {
    pages: pages.length,
    fences: pages.flatMap((page) => fencesOf(siteDir, page)),
    samples: files
      .filter(
        ({name, inside}) => name !== alternatives && /\.[jt]sx?$/.test(inside),
      )
      .map(({name, inside, page, code}) => ({
        // An override stands where its base is, so that imports find their files.
        file: path.join(siteDir, samplesFolder, name, inside),
        code,
        page,
        offset: 0,
      })),
    snacks: files
      .filter(({inside}) => inside === 'package.json')
      .map(({name, page}) => ({name, manifest: page})),
    files: files.map(({page}) => page),
  };
}
