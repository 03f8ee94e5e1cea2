import type {Compilation, Module} from '@rspack/core';
import {docsComponents} from '../docsComponents';
import type {PartOptions} from '../options';

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
function holder(isHeld: (file: string) => boolean) {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk: Chunk, {chunkGraph}: Context): boolean => {
    const holds =
      known.get(chunk) ??
      chunkGraph
        .getChunkModules(chunk)
        .some((module) =>
          isHeld(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
        );
    known.set(chunk, holds);
    return holds;
  };
}

/** The app itself, and the components that frame every docs page. */
const frame = new RegExp(
  String.raw`/@docusaurus/core/lib/client/App\.|/theme/(?:${[...Object.values(docsComponents), 'MDXPage'].join('|')})/index\.`,
);
const holdsFrame = holder((file) => frame.test(file));

function chunksOf(module: Module, {chunkGraph}: Context): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(module)];
}

/** Modules in fewer pages than this are copied into each page's own chunk. */
const minPages = 20;

const shared = {chunks: 'async', enforce: true, minChunks: minPages} as const;

function isScript(module: Module): boolean {
  return module.type.startsWith('javascript');
}

type Holds = ReturnType<typeof holder>;

/** Modules that many pages import go into the chunk that those pages share. */
const scriptGroups = (holdsDocsPage: Holds) => ({
  common: false as const,
  docs: {
    ...shared,
    name: docsChunk,
    priority: 35,
    test: (module: Module, context: Context) =>
      isScript(module) &&
      chunksOf(module, context).every((chunk) => holdsDocsPage(chunk, context)),
  },
  app: {...shared, name: 'app', priority: 30, test: isScript},
});

const style = {type: 'css/mini-extract', chunks: 'all', enforce: true} as const;

function isStyle(module: Module): boolean {
  return module.type === style.type;
}

function onPress([name, file]: [string, string]) {
  const group = {
    ...style,
    name,
    priority: 60,
    test: (module: Module) =>
      isStyle(module) && module.identifier().includes(file),
  };
  return [`${name}Styles`, group] as const;
}

/** Docusaurus puts every style into one sheet; those of pages outside the docs get their own. */
const styleGroups = (
  holdsDocsPage: Holds,
  sheetsOnPress: PartOptions['sheetsOnPress'],
) => ({
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
  ...Object.fromEntries(Object.entries(sheetsOnPress).map(onPress)),
  pageStyles: {...style, name: pagesSheet, priority: 45, test: isStyle},
});

/** Whether a chunk is what a worker starts with: it stays one file, because no Trusted Types policy lets a worker load a second. */
function isWorker(chunk: Chunk): boolean {
  return chunk.hasRuntime() && chunk.name !== 'main';
}

/** What decides which file each module goes to. */
type Settings = Pick<PartOptions, 'parts' | 'sheetsOnPress'> & {
  /** Where the pages of the docs are. */
  folders: readonly string[];
};

/** Which file each module goes to: the site's only definition of `splitChunks`. */
export function splitChunks({parts, sheetsOnPress, folders}: Settings) {
  const holdsDocsPage = holder(
    (file) =>
      /\.mdx?$/.test(file) && folders.some((folder) => file.startsWith(folder)),
  );
  return {
    cacheGroups: {
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        // Packages that all docs pages need stay in their chunk: more files cost requests.
        chunks: (chunk: Chunk) => chunk.name !== docsChunk && !isWorker(chunk),
        priority: -10,
        reuseExistingChunk: true,
      },
      ...(parts.includes('bundle') && scriptGroups(holdsDocsPage)),
      ...(parts.includes('styles') &&
        styleGroups(holdsDocsPage, sheetsOnPress)),
    },
  };
}
