import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findRawHtml} from './findRawHtml';

const policyFile = path.join(__dirname, 'policy.mjs');

/**
 * Lets the Content-Security-Policy require Trusted Types: sets the policy that
 * is asked about every script, and replaces what the theme sets as raw HTML.
 */
export default function trustedTypes({siteConfig}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-plugin': 'trusted-types'},
          innerHTML: readFileSync(policyFile, 'utf8'),
        },
      ],
    }),
    getPathsToWatch: () => [policyFile],
    configureWebpack: () => ({
      resolve: {
        alias: {nprogress$: path.join(__dirname, 'client/progressBar.ts')},
      },
    }),
    allContentLoaded({allContent}) {
      const places = [
        ...findRawHtml(siteConfig.themeConfig, 'themeConfig'),
        ...findRawHtml(
          allContent['docusaurus-plugin-content-docs'],
          'sidebars',
        ),
      ];
      if (places.length > 0) {
        throw new Error(
          `${places.join(', ')}: raw HTML, which browsers refuse to set here. Use a label and a link, or a component.`,
        );
      }
      return Promise.resolve();
    },
  };
}
