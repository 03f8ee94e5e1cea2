import type {Compilation, Module} from '@rspack/core';

type ChunkGraph = Compilation['chunkGraph'];
type Chunk = Parameters<ChunkGraph['getChunkModules']>[0];

/** Name of the sheet that every page links. */
export const sharedSheet = 'styles';

/** Name of the sheet of pages outside the docs. */
export const otherPagesSheet = 'pages';

/** What only the chunks of the app itself and of docs pages hold. */
const sharedModules =
  /@docusaurus\/core\/lib\/client\/App\.|\/theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem|MDXPage)\/index\.|\/(?:docs|versioned_docs)\/.+\.mdx?$/;

/** The page that most readers see first: all that it needs of its own comes in one sheet. */
const homeModule = /\/src\/pages\/index\.tsx$/;

/** Pages with so few styles of their own that a sheet for each costs more than it spares. */
const smallPageModules = /\/src\/pages\/(?:community|support)\.tsx$/;

type Context = {chunkGraph: ChunkGraph};

function chunksOf(style: Module, {chunkGraph}: Context): Chunk[] {
  return [...chunkGraph.getModuleChunksIterable(style)];
}

/** Whether some chunk with this style holds a module of such a name. */
function isBeside(style: Module, names: RegExp, context: Context): boolean {
  return chunksOf(style, context)
    .flatMap((chunk) => context.chunkGraph.getChunkModules(chunk))
    .some((module) =>
      names.test(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
    );
}

function isShared(style: Module, context: Context): boolean {
  return (
    chunksOf(style, context).some((chunk) => chunk.canBeInitial()) ||
    isBeside(style, sharedModules, context)
  );
}

const extracted = {
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
} as const;

const ofOtherPages = {
  ...extracted,
  name: otherPagesSheet,
  priority: 45,
} as const;

/**
 * Which sheet a style goes to: the shared one if a docs page may need it, that of the
 * other pages if several of them or a small one do, or else one beside the code that
 * names it. The home page has one of its own.
 */
export const sheetGroups = {
  styles: {
    ...extracted,
    name: sharedSheet,
    priority: 50,
    test: (module: Module, context: Context) =>
      module.type === extracted.type && isShared(module, context),
  },
  otherStyles: {
    ...ofOtherPages,
    minChunks: 2,
    test: (module: Module, context: Context) =>
      module.type === extracted.type && !isBeside(module, homeModule, context),
  },
  smallPageStyles: {
    ...ofOtherPages,
    test: (module: Module, context: Context) =>
      module.type === extracted.type &&
      !isBeside(module, homeModule, context) &&
      isBeside(module, smallPageModules, context),
  },
};
