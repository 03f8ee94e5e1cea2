import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {fast} from 'docusaurus-fast';
import {fastOptions} from '../../../config/fast';
import {presetOptions} from '../../../config/preset';
import site from '../../../docusaurus.config';

const lab = 'tests/e2e/lab';

/** Plugins of the site that a lab tests; the others bring pages. */
const wanted = [
  'local-search',
  ...['social-cards', 'analytics', 'internal-docs'].map(
    (name) => `./plugins/${name}/index.ts`,
  ),
];

/** The wanted plugins, those of the site by absolute path: Docusaurus resolves them from the folder of the configuration. */
function pickPlugin(plugin: PluginConfig): PluginConfig[] {
  const [file, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof file === 'string' && wanted.includes(file)
    ? [[file.startsWith('.') ? path.resolve(file) : file, options]]
    : [];
}

/** The site's own configuration, speed and theme around two or three pages, so that a test can build it in seconds. */
export function labConfig(docs: string): Config {
  return fast(
    {
      ...site,
      headTags: [],
      // The navbar, the search page and the not-found page link to pages that a lab lacks.
      onBrokenLinks: 'ignore',
      // Several of these are built at the same time.
      future: {...site.future, faster: {rspackPersistentCache: false}},
      presets: [
        [
          'classic',
          {
            docs: {
              path: `${lab}/${docs}`,
              routeBasePath: 'lab',
              sidebarPath: `./${lab}/sidebars.ts`,
              disableVersioning: true,
              beforeDefaultRemarkPlugins:
                presetOptions.docs.beforeDefaultRemarkPlugins,
            },
            blog: false,
            pages: {path: `${lab}/pages`},
            sitemap: false,
            theme: presetOptions.theme,
          },
        ],
      ],
      plugins: (site.plugins as PluginConfig[]).flatMap(pickPlugin),
      themeConfig: {
        ...site.themeConfig,
        navbar: {title: 'Lab'},
        footer: undefined,
      },
    },
    fastOptions,
  );
}
