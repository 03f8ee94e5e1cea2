import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import site from '../../../docusaurus.config';

const root = path.resolve(__dirname, '../../..');

/** Plugins that bring pages or what pages are made of; the others replace a part of stock Docusaurus. */
const contentPlugins = [
  'code-samples',
  'example-pages',
  'run-apps',
  'run-examples',
  'shared-snacks',
  'symbol-links',
  'version-comparison',
  'third-party-notices',
].map((name) => `./plugins/${name}/index.ts`);

function contentPlugin(plugin: PluginConfig): PluginConfig[] {
  const [name, options = {}] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof name === 'string' && contentPlugins.includes(name)
    ? [[path.join(root, name), options] as PluginConfig]
    : [];
}

const {navbar} = site.themeConfig;

/** The stock theme has neither our search nor our star button. */
const stockItems = navbar.items.filter(
  ({type = ''}: {type?: string}) =>
    type !== 'search' && !type.startsWith('custom-'),
);

/**
 * The same content under the theme and the client entry of Docusaurus itself. The MDX
 * plugins and the registered components are ours: without them it could not read our pages.
 */
export default {
  ...site,
  baseUrlIssueBanner: true,
  ssrTemplate: undefined,
  // Some lead to what only our site has: search, for one.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // The copy has no history, and each page shows a date as ours do.
  future: {...site.future, experimental_vcs: 'hardcoded'},
  plugins: (site.plugins as PluginConfig[]).flatMap(contentPlugin),
  themeConfig: {
    ...site.themeConfig,
    navbar: {...navbar, items: stockItems},
    prism: {},
  },
} satisfies Config;
