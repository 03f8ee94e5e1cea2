import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractFences} from './extractFences';

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

/** Code of one version of the docs. */
export type Collected = {samples: Source[]; fences: Source[]; pages: number};

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

function filesIn(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !generated.test(path.relative(docsDir, file)))
    .sort();
}

function fencesOf(page: string): Source[] {
  return extractFences(readFileSync(page, 'utf8')).flatMap(
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

/** Collects every sample and every fence of code below a folder of docs. */
export function collect(docsDir: string): Collected {
  const files = filesIn(docsDir);
  const pages = files.filter((file) => file.endsWith('.mdx'));
  const samples = files
    .filter(
      (file) =>
        /\/_samples\/.*\.[jt]sx?$/.test(file) && !file.includes('.test.'),
    )
    .map((file) => ({
      file,
      code: readFileSync(file, 'utf8'),
      page: file,
      offset: 0,
    }));
  return {samples, fences: pages.flatMap(fencesOf), pages: pages.length};
}
