import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];

/** Fills a sidebar from a folder without its unlisted pages: they answer, but are not offered. */
export const listedItems: Generator = ({
  defaultSidebarItemsGenerator,
  docs,
  ...context
}) =>
  defaultSidebarItemsGenerator({
    ...context,
    docs: docs.filter(({frontMatter}) => frontMatter.unlisted !== true),
  });
