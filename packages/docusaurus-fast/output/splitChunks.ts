import type {Compilation, Module} from '@rspack/core';
import {docsComponents} from '../facts';
import type {Part} from '../parts';

type ChunkGraph = Compilation['chunkGraph'];
type Chunk = Parameters<ChunkGraph['getChunkModules']>[0];
type Context = {chunkGraph: ChunkGraph};

/** Name of the chunk that holds the code and the components that docs pages share. */
export const docsChunk = 'docs';

/** Name of the style sheet that every page links. */
export const sharedSheet = 'styles';

/** Name of the style sheet of the pages outside the docs. */
export const pagesSheet = 'pages';

/** Whether a chunk holds certain files. Cached per chunk: Rspack copies the whole list of modules for each answer. */
function holder(files: RegExp) {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk: Chunk, {chunkGraph}: Context): boolean => {
    const holds =
      known.get(chunk) ??
      chunkGraph
        .getChunkModules(chunk)
        .some((module) =>
          files.test(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
        );
    known.set(chunk, holds);
    return holds;
  };
}

const holdsDocsPage = holder(/\/(?:docs|versioned_docs)\/.+\.mdx?$/);
/** The app itself, and the components that frame every docs page. */
const holdsFrame = holder(
  new RegExp(
    String.raw`/@docusaurus/core/lib/client/App\.|/theme/(?:${[...Object.values(docsComponents), 'MDXPage'].join('|')})/index\.`,
  ),
);

function chunksOf(module: Module, {chunkGraph}: Context): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)];
}

/** Modules in fewer pages than this are copied into each page's own chunk. */
const minPages = 20;

const shared = {chunks: 'async', enforce: true, minChunks: minPages} as const;

function isScript(module: Module): boolean {
  return module.type.startsWith('javascript');
}

/** Modules that many pages import go into the chunk that those pages share. */
const scriptGroups = {
  common: false,
  docs: {
    ...shared,
    name: docsChunk,
    priority: 35,
    test: (module: Module, context: Context) =>
      isScript(module) &&
      chunksOf(module, context).every((chunk) => holdsDocsPage(chunk, context)),
  },
  app: {...shared, name: 'app', priority: 30, test: isScript},
} as const;

const style = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;

function isStyle(module: Module): boolean {
  return module.type === style.type;
}

/** Style sheets that pages of every kind load when a reader presses a button. */
export const sheetsOnPress = {
  run: 'src/components/RunExample/workbench.module.css',
  offline: 'plugins/offline/client/styles.module.css',
} as const;

function onPress(name: keyof typeof sheetsOnPress) {
  return {
    ...style,
    name,
    priority: 60,
    test: (module: Module) =>
      isStyle(module) && module.identifier().includes(sheetsOnPress[name]),
  };
}

/** Docusaurus puts every style into one sheet; those of pages outside the docs get their own. */
const styleGroups = {
  styles: {
    ...style,
    name: sharedSheet,
    priority: 50,
    test: (module: Module, context: Context) =>
      isStyle(module) &&
      chunksOf(module, context).some(
        (chunk) =>
          chunk.canBeInitial() ||
          holdsFrame(chunk, context) ||
          holdsDocsPage(chunk, context),
      ),
  },
  runStyles: onPress('run'),
  offlineStyles: onPress('offline'),
  pageStyles: {...style, name: pagesSheet, priority: 45, test: isStyle},
} as const;

/** Which file each module goes to: the site's only definition of `splitChunks`. */
export function splitChunks(parts: readonly Part[]) {
  return {
    cacheGroups: {
      defaultVendors: {
        // The search worker stays one file: no Trusted Types policy lets it load a second.
        test: /[\\/]node_modules[\\/](?!minisearch[\\/])/,
        // Packages that all docs pages need stay in their chunk: more files cost requests.
        chunks: ({name}: {name?: string | null}) => name !== docsChunk,
        priority: -10,
        reuseExistingChunk: true,
      },
      ...(parts.includes('bundle') && scriptGroups),
      ...(parts.includes('styles') && styleGroups),
    },
  };
}
