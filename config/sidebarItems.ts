import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];

/** Generates sidebar items without unlisted pages. */
export const listedItems: Generator = ({
  defaultSidebarItemsGenerator,
  docs,
  ...context
}) =>
  defaultSidebarItemsGenerator({
    ...context,
    docs: docs.filter(({frontMatter}) => frontMatter.unlisted !== true),
  });
