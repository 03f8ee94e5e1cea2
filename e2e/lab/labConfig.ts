import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {presetOptions} from '../../config/preset';
import site from '../../docusaurus.config';

const root = path.resolve(__dirname, '../..');

/** What the real site has besides its pages; their plugins are left out. */
const wanted = [
  'trusted-types',
  'load-guard',
  'clean-paths',
  'browser-state',
  'analytics',
  'internal-docs',
].map((name) => `./plugins/${name}/index.ts`);

function fromRoot(plugin: PluginConfig): PluginConfig[] {
  const [file, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof file === 'string' && wanted.includes(file)
    ? [[path.join(root, file), options]]
    : [];
}

/** The configuration of the site around a folder of two or three pages, so that a test can build it in seconds. */
export function labConfig(docs: string): Config {
  return {
    ...site,
    headTags: [],
    staticDirectories: [path.join(root, 'static')],
    // Several of these are built at the same time.
    future: {...site.future, faster: {rspackPersistentCache: false}},
    presets: [
      [
        'classic',
        {
          docs: {
            path: docs,
            routeBasePath: '/',
            sidebarPath: './sidebars.ts',
            beforeDefaultRemarkPlugins:
              presetOptions.docs.beforeDefaultRemarkPlugins,
          },
          blog: false,
          pages: false,
          sitemap: false,
        },
      ],
    ],
    plugins: (site.plugins as PluginConfig[]).flatMap(fromRoot),
    themeConfig: {
      ...site.themeConfig,
      navbar: {title: 'Lab'},
      footer: undefined,
    },
  };
}
