import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {extractComments, extractSentences, type Text} from './extractText';

/** Files that are read in the same way. */
type Group = {
  name: string;
  folders: readonly string[];
  /** Which files below the folders. */
  accepts: RegExp;
  rejects?: RegExp;
  /** What readers see of a file; all of it if unset. */
  extract?: (file: string, text: string) => Text[];
  /** Set if sentences may be long: lists of what a developer looks up. */
  hasLongSentences?: true;
};

const generated = /(?:^|\/)(?:node_modules|build|\.docusaurus)\/|\/api\/core/;
const tests = /\.(?:test|spec)\.tsx?$|__fixtures__|\/testing\//;

/** Everything that a reader reads, besides code. */
export const groups: readonly Group[] = [
  {
    name: 'pages',
    folders: ['docs', 'versioned_docs', 'src/pages', 'content/shared'],
    accepts: /\.mdx$/,
    rejects: /\/api\/(?:core|changes)/,
  },
  {
    name: 'READMEs',
    folders: [
      ...['.', 'alternatives', 'content', 'examples'],
      ...['packages', 'src', 'tools'],
    ],
    accepts: /^(?:README|CONTRIBUTING|SECURITY)\.md$|\/README\.md$/,
    hasLongSentences: true,
  },
  {
    name: 'words of the reference',
    folders: ['content/api', 'content/data'],
    accepts: /\.ts$/,
    // Notices are the words of others; corrections repeat those of the package.
    rejects: /\/notices\/|\/corrections\//,
    extract: extractSentences,
  },
  {
    name: 'words of the interface',
    folders: ['config', 'content/site', 'packages', 'src'],
    accepts:
      /^(?:src|config|content\/site)\/.*\.tsx?$|^packages\/[^/]+\/(?:components|theme|client|dialog|app|pages)\/.*\.tsx?$/,
    extract: extractSentences,
  },
  {
    name: 'comments of samples and examples',
    folders: ['content/samples', 'content/examples'],
    accepts: /\.(?:tsx?|js)$/,
    rejects: /\/text\/|\.d\.ts$/,
    extract: (_file, text) => extractComments(text),
  },
];

/** The files of a group, in order. */
export function filesOf(group: Group, root: string): string[] {
  return group.folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {
        recursive: folder !== '.',
        encoding: 'utf8',
      }).map((file) => path.join(folder, file)),
    )
    .filter(
      (file) =>
        group.accepts.test(file) &&
        !generated.test(file) &&
        !tests.test(file) &&
        group.rejects?.test(file) !== true,
    )
    .sort();
}

/** What readers see of a file, as Markdown, and the line of the file for each of its lines. */
export function toMarkdown(
  file: string,
  text: string,
  {extract}: Group,
): {markdown: string; lines?: readonly number[]} {
  if (extract === undefined) {
    return {markdown: text};
  }
  const texts = extract(file, text);
  return {
    markdown: texts.map((each) => `${each.text}\n\n`).join(''),
    lines: texts.flatMap(({line}) => [line, line]),
  };
}

/** The text of a file. */
export function readFile(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
