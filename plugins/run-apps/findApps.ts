import {readdirSync} from 'node:fs';
import path from 'node:path';
import {docsVersionOf, type DocsVersion} from '../../content/site/versions';
import {exampleSamples} from '../../content/data/exampleSamples';
import {pageVersion} from '../remark-code-sample/pageVersion';
import {readSample} from '../../content/readers/readSample';
import {readPage} from '../shared-text/includeShared';
import type {App} from 'run-in-page';
import {titleApp} from './titleApp';

/** A sample that a page runs. */
type PageApp = Pick<App, 'sample' | 'title' | 'files' | 'entry'> & {
  version: DocsVersion;
};

const reference = /<Run(?:InPage|Step)\b[^>]*\bsample="([^"]+)"[^>]*/g;

/** The files of `samples/yolov5`, or of a part such as `samples/steps/yolov5/1-camera`. */
export function readFiles(
  siteDir: string,
  sample: string,
  version: DocsVersion,
): Pick<App, 'files' | 'entry'> {
  const isFile = sample.endsWith('.tsx');
  const entry = isFile ? path.posix.basename(sample) : 'App.tsx';
  const folder = isFile ? path.posix.dirname(sample) : sample;
  const [, name = '', ...parts] = folder.split('/');
  const prefix = parts.map((part) => `${part}/`).join('');
  const files = [...readSample(siteDir, name, version)]
    .filter(([file]) => file.startsWith(prefix) && /\.tsx?$/.test(file))
    .map(([file, {text}]): [string, string] => [
      file.slice(prefix.length),
      text,
    ]);
  if (!files.some(([file]) => file === entry)) {
    throw new Error(
      `"${sample}" is no app: there is no ${entry}. Put it in "content/samples/".`,
    );
  }
  return {files: new Map(files), entry};
}

function pages(siteDir: string): string[] {
  return ['docs', 'versioned_docs'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter(({name}) => name.endsWith('.mdx'))
      .map(({name, parentPath}) => path.join(parentPath, name)),
  );
}

/** The apps that a page runs, with its title unless it is about a model of the reader's. */
function appsOf(siteDir: string, page: string) {
  const text = readPage(siteDir, page);
  const [, title] = /^title: (.+)$/m.exec(text) ?? [];
  return [...text.matchAll(reference)].map(([tag, sample = '']) => ({
    sample,
    version: pageVersion(siteDir, page),
    pageTitle: tag.includes('ownModel') ? undefined : title,
  }));
}

/** The apps of every page, each once per version. */
export function findApps(siteDir: string): PageApp[] {
  const examples = Object.values(exampleSamples).map(({sample, version}) => ({
    sample,
    version: docsVersionOf(version),
    pageTitle: undefined,
  }));
  const unique = new Map<string, Pick<PageApp, 'sample' | 'version'>>();
  const pageTitles = new Map<string, Set<string>>();
  for (const {sample, version, pageTitle} of [
    ...pages(siteDir).flatMap((page) => appsOf(siteDir, page)),
    ...examples,
  ]) {
    const key = `${version.name}/${sample}`;
    unique.set(key, {sample, version});
    if (pageTitle !== undefined) {
      const titles = pageTitles.get(key) ?? new Set();
      pageTitles.set(key, titles.add(pageTitle));
    }
  }
  return [...unique].map(([key, {sample, version}]) => ({
    sample,
    version,
    title: titleApp(sample, pageTitles.get(key)),
    ...readFiles(siteDir, sample, version),
  }));
}
