import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Options as LoaderOptions} from '@docusaurus/mdx-loader';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {deadLinks} from './deadLinks';
import {unlistedPage} from './unlistedPage';
import {createPageReader, repeatedHead, shortTutorial} from './wholePage';

// Neither is among the exports of its package.
const require = createRequire(import.meta.url);
const {loadSiteConfig} = require('@docusaurus/core/lib/server/config') as {
  loadSiteConfig: (options: {
    siteDir: string;
  }) => Promise<{siteConfig: DocusaurusConfig}>;
};
const {createProcessorUncached} =
  require('@docusaurus/mdx-loader/lib/processor') as {
    createProcessorUncached: (parameters: {
      options: LoaderOptions;
      format: 'mdx';
    }) => Promise<{
      process: (page: {
        content: string;
        filePath: string;
        frontMatter: Record<string, unknown>;
        compilerName: 'client';
      }) => Promise<unknown>;
    }>;
  };

/** Says what is wrong with a page, or with a text for it, each in one line. */
export type CheckPage = (file: string, text?: string) => Promise<string[]>;

/** The lines of an error that name the page, or else its first, whatever was thrown. */
function linesOf(error: unknown, shown: string, siteDir: string): string[] {
  const {message} = error instanceof Error ? error : new Error(String(error));
  const lines = message.replaceAll(`${siteDir}${path.sep}`, '').split('\n');
  const named = lines.filter((line) => line.startsWith(`${shown}:`));
  if (named.length > 0) {
    return named;
  }
  const [reason = ''] = lines;
  // Where a tag was opened or an image is, in the words themselves.
  const {line = /\((\d+):\d+[-)]/.exec(reason)?.[1]} = error as {
    line?: number;
  };
  const remedy = /^(?:Unexpected character|Could not parse)/.test(reason)
    ? '. On a page, < begins a tag and { an expression: for the characters, write \\< and \\{, or code in backticks.'
    : '';
  return [`${shown}:${line ?? 1}: ${reason}${remedy}`];
}

/** Compiles pages as the build does, with the site's own plugins, and writes nothing. */
export async function createPageChecker(
  siteDir: string,
  plugins: Partial<LoaderOptions>,
): Promise<CheckPage> {
  const {
    siteConfig: {markdown, staticDirectories},
  } = await loadSiteConfig({siteDir});
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      ...plugins,
      admonitions: true,
      markdownConfig: markdown,
      siteDir,
      staticDirs: staticDirectories.map((folder) =>
        path.resolve(siteDir, folder),
      ),
    },
  });

  const readPages = createPageReader(siteDir);
  return async (file, text) => {
    const filePath = path.resolve(siteDir, file);
    const shown = path.relative(siteDir, filePath);
    const fileContent = text ?? readFileSync(filePath, 'utf8');
    const found: string[] = [];
    let content = fileContent;
    try {
      const {frontMatter} = await markdown.parseFrontMatter({
        filePath: shown,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      content = markdown.preprocessor?.({filePath, fileContent}) ?? fileContent;
      await processor.process({
        content,
        filePath,
        frontMatter,
        compilerName: 'client',
      });
    } catch (error) {
      found.push(...linesOf(error, shown, siteDir));
    }
    return [
      ...found,
      ...deadLinks(siteDir, shown, fileContent),
      ...repeatedHead(readPages, shown, fileContent),
      ...[unlistedPage(siteDir, shown) ?? []].flat(),
      ...shortTutorial(shown, content),
    ];
  };
}
