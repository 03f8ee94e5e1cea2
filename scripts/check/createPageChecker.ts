import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Options as LoaderOptions} from '@docusaurus/mdx-loader';
import type {DocusaurusConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {unlistedPage} from './unlistedPage';

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

/** Says what is wrong with a page, or with a text for it, in one line; undefined where nothing is. */
export type CheckPage = (
  file: string,
  text?: string,
) => Promise<string | undefined>;

/** The first line of an error, whatever was thrown. */
function firstLine(error: unknown): string {
  const {message} = error instanceof Error ? error : new Error(String(error));
  return message.split('\n')[0] ?? '';
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

  return async (file, text) => {
    const filePath = path.resolve(siteDir, file);
    const shown = path.relative(siteDir, filePath);
    try {
      const fileContent = text ?? readFileSync(filePath, 'utf8');
      const {frontMatter} = await markdown.parseFrontMatter({
        filePath: shown,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const content = markdown.preprocessor?.({filePath, fileContent});
      await processor.process({
        content: content ?? fileContent,
        filePath,
        frontMatter,
        compilerName: 'client',
      });
      return unlistedPage(siteDir, shown);
    } catch (error) {
      const reason = firstLine(error).replaceAll(`${siteDir}${path.sep}`, '');
      // The parser of MDX says where a tag was opened, at the end of its words.
      const {line = /\((\d+):\d+-/.exec(reason)?.[1]} = error as {
        line?: number;
      };
      return reason.startsWith(shown)
        ? reason
        : `${shown}:${line ?? 1}: ${reason}`;
    }
  };
}
