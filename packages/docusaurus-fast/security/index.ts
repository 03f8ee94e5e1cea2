import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineTag} from '../inlineTag';
import type {PartOptions} from '../options';
import {ownFile} from '../ownFile';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';
import {findDroppedTags} from './findDroppedTags';
import {findRawHtml} from './findRawHtml';

/**
 * Scripts in the head of every page. They are inline because they must run before
 * anything else does, or when nothing else can be loaded. The policy comes first: it
 * must exist before any other script runs.
 */
const inlineScripts = ['policy', 'loadGuard', 'firstPaint'].map((name) =>
  path.join(__dirname, 'inline', `${name}.mjs`),
);

/** What the scripts know of the site, by the name that they have for it. */
function settingsOf(
  {baseUrl, siteConfig, siteStorage}: LoadContext,
  scripts: readonly string[],
): Record<string, unknown> {
  const {colorMode, announcementBar} =
    siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    SCRIPT_PATHS: ['assets/', ...scripts].map((script) => baseUrl + script),
    COLOR_MODE: {
      isFixed: colorMode?.disableSwitch ?? false,
      ofSite: colorMode?.defaultMode ?? 'light',
      followsSystem: colorMode?.respectPrefersColorScheme ?? false,
    },
    STORAGE: siteStorage,
    ANNOUNCEMENT: announcementBar?.id ?? '',
  };
}

/**
 * Lets every page run under a strict Content-Security-Policy with Trusted Types, which
 * stock Docusaurus does not: replaces whatever sets raw HTML or needs inline styles.
 */
export default function security(
  context: LoadContext,
  {scripts}: PartOptions,
): Plugin {
  const {siteConfig} = context;
  return {
    name: 'fast-security',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [...inlineScripts],
    injectHtmlTags() {
      const settings = settingsOf(context, scripts);
      return {
        headTags: inlineScripts.map((file) => inlineTag(file, settings)),
      };
    },
    configureWebpack: () =>
      rspackConfig(
        replaceModules([
          {
            module: 'nprogress',
            with: ownFile(path.join(__dirname, 'client', 'progressBar')),
          },
        ]),
      ),
    allContentLoaded({allContent}) {
      const rawHtml = [
        ...findRawHtml(siteConfig.themeConfig, 'themeConfig'),
        ...findRawHtml(
          allContent['docusaurus-plugin-content-docs'],
          'sidebars',
        ),
      ];
      if (rawHtml.length > 0) {
        throw new Error(
          `${rawHtml.join(', ')}: raw HTML, which browsers refuse to set here. Use a label and a link, or a component.`,
        );
      }
      return Promise.resolve();
    },
    postBuild({preBodyTags}) {
      const dropped = findDroppedTags(preBodyTags);
      if (dropped.length > 0) {
        throw new Error(
          `${dropped.join(', ')}: a plugin adds these tags before the page, and docusaurus-fast/security/ssrTemplate.ts leaves them out. Move them into the head, or add them to the template.`,
        );
      }
      return Promise.resolve();
    },
  };
}
