import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {replaceModules} from '../replaceModules';
import {rspackConfig} from '../rspackConfig';
import {findDroppedTags} from './findDroppedTags';
import {findRawHtml} from './findRawHtml';

/**
 * Scripts in the head of every page. They are inline because they must run before
 * anything else does, or when nothing else can be loaded. The policy comes first: it
 * must exist before any other script runs.
 */
const inlineScripts = ['policy', 'loadGuard', 'firstPaint'].map((name) => ({
  name,
  file: path.join(__dirname, 'inline', `${name}.mjs`),
}));

function inlineTag({
  name,
  file,
}: (typeof inlineScripts)[number]): HtmlTagObject {
  return {
    tagName: 'script',
    // Distinct attributes keep the HTML minifier from merging the scripts.
    attributes: {'data-engine': name},
    innerHTML: readFileSync(file, 'utf8'),
  };
}

/**
 * Lets every page run under a strict Content-Security-Policy with Trusted Types, which
 * stock Docusaurus does not: replaces whatever sets raw HTML or needs inline styles.
 */
export default function security({siteConfig}: LoadContext): Plugin {
  return {
    name: 'engine-security',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/newAnnouncement.ts'],
    getPathsToWatch: () => inlineScripts.map(({file}) => file),
    injectHtmlTags: () => ({headTags: inlineScripts.map(inlineTag)}),
    configureWebpack: () =>
      rspackConfig(
        replaceModules([
          {
            module: 'nprogress',
            with: path.join(__dirname, 'client', 'progressBar.ts'),
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
          `${dropped.join(', ')}: a plugin adds these tags before the page, and engine/security/ssrTemplate.ts leaves them out. Move them into the head, or add them to the template.`,
        );
      }
      return Promise.resolve();
    },
  };
}
