import type {Chunk, Compilation, Compiler, RuntimeModule} from '@rspack/core';
import {filesPlaceholder} from './printModules';

const pluginName = 'ChunkFilesPlugin';
/** Name of the chunk that every page loads first. */
const entryName = 'main';
const filePattern = /^assets\/js\/(.+)\.js$/;

/** The bundler's runtime modules that hold a table of all files, and what is put in their place. */
const replacements: Record<string, string> = {
  'get javascript chunk filename': `__webpack_require__.chunkFiles = ${filesPlaceholder};
__webpack_require__.u = (chunkId) => "assets/js/" + __webpack_require__.chunkFiles[chunkId] + ".js";
`,
  // Docusaurus's own, for fetching ahead, which `client/pageFiles.ts` does.
  ChunkAssetRuntimeModule: '',
};

function replaceTable(module: RuntimeModule): void {
  const replacement = replacements[module.name];
  if (replacement !== undefined && module.source !== undefined) {
    module.source.source = Buffer.from(replacement);
  }
}

/** What tells the file of a chunk apart; nothing if it has no script. */
function fileOf(chunk: Chunk): string | undefined {
  const script = [...chunk.files].find((file) => file.endsWith('.js'));
  const name = script === undefined ? '' : filePattern.exec(script)?.[1];
  if (name === undefined) {
    throw new Error(
      `${script}: is not where scripts are. Bring engine/routes/ChunkFilesPlugin.ts in line with "output.chunkFilename".`,
    );
  }
  return name || undefined;
}

/** Names of the chunks whose code imports this one when it is needed. */
function importersOf(chunk: Chunk): (string | undefined)[] {
  const parents = [...chunk.groupsIterable].flatMap((group) =>
    group.getParents(),
  );
  return [...new Set(parents.map(({name}) => name ?? undefined))];
}

/**
 * Moves the names of files out of the bundler's runtime, which every page loads,
 * into the chunks that alone lead to them: one table for each part of the site. The
 * names carry hashes, which the bundler makes final wherever they are written.
 */
export class ChunkFilesPlugin {
  readonly #partNames: ReadonlySet<string>;

  constructor(partNames: Iterable<string>) {
    this.#partNames = new Set(partNames);
  }

  apply(compiler: Compiler): void {
    const {PROCESS_ASSETS_STAGE_PRE_PROCESS: stage} =
      compiler.rspack.Compilation;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.runtimeModule.tap(pluginName, replaceTable);
      compilation.hooks.processAssets.tap({name: pluginName, stage}, () =>
        this.#writeTables(compiler, compilation),
      );
    });
  }

  /** The chunk that keeps the name of another's file. */
  #keeperOf(chunk: Chunk): string {
    const [importer, ...others] = importersOf(chunk);
    return importer !== undefined &&
      others.length === 0 &&
      this.#partNames.has(importer)
      ? importer
      : entryName;
  }

  #writeTables(compiler: Compiler, compilation: Compilation): void {
    const tables = new Map<string, Record<string, string>>(
      [entryName, ...this.#partNames].map((name) => [name, {}]),
    );
    for (const chunk of compilation.chunks) {
      const file = fileOf(chunk);
      const table = tables.get(this.#keeperOf(chunk));
      if (file !== undefined && table !== undefined && !chunk.isOnlyInitial()) {
        table[String(chunk.id)] = file;
      }
    }
    for (const [name, table] of tables) {
      this.#writeTable(compiler, compilation, name, table);
    }
  }

  #writeTable(
    compiler: Compiler,
    compilation: Compilation,
    name: string,
    table: Record<string, string>,
  ): void {
    const chunk = compilation.namedChunks.get(name);
    const asset = [...(chunk?.files ?? [])].find((file) =>
      compilation
        .getAsset(file)
        ?.source.source()
        .toString()
        .includes(filesPlaceholder),
    );
    if (asset === undefined) {
      throw new Error(
        `${name}: has no place for the names of files. Bring engine/routes/ChunkFilesPlugin.ts in line with this release of Rspack.`,
      );
    }
    compilation.updateAsset(
      asset,
      (source) =>
        new compiler.rspack.sources.RawSource(
          source
            .source()
            .toString()
            .replace(filesPlaceholder, () => JSON.stringify(table)),
        ),
    );
  }
}
