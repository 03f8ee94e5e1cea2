import type {Chunk, Compilation, Compiler, RuntimeModule} from '@rspack/core';
import {tablePath, type ChunkTable} from './chunkTable';

const pluginName = 'ChunkFilesPlugin';
const filePattern = /^assets\/js\/(.+)\.js$/;

/** Marks where the table of shared chunks goes in the bundler's runtime. */
const placeholder = 'self.__CHUNK_FILES';

/** Runtime modules that hold a table of all chunks, and what replaces them. */
const replacements = new Map([
  [
    'get javascript chunk filename',
    `__webpack_require__.chunkFiles = ${placeholder};
__webpack_require__.u = (chunkId) => "assets/js/" + __webpack_require__.chunkFiles[chunkId] + ".js";
`,
  ],
  // Docusaurus's own, for prefetching, which `client/pageFiles.ts` does.
  ['ChunkAssetRuntimeModule', ''],
]);

const advice =
  'Bring engine/routes/ChunkFilesPlugin.ts in line with this release of Rspack and Docusaurus.';

/** Name of a chunk's script without folder and extension; undefined if it has none. */
function fileOf(chunk: Chunk): string | undefined {
  const script = [...chunk.files].find((file) => file.endsWith('.js'));
  if (script === undefined) {
    return undefined;
  }
  const name = filePattern.exec(script)?.[1];
  if (name === undefined) {
    throw new Error(`${script}: is not in assets/js/. ${advice}`);
  }
  return name;
}

/** Names of the chunks that import this one on demand. */
function importersOf(chunk: Chunk): (string | undefined)[] {
  const parents = [...chunk.groupsIterable].flatMap((group) =>
    group.getParents(),
  );
  return [...new Set(parents.map(({name}) => name ?? undefined))];
}

/**
 * Moves the file names of pages out of the bundler's runtime, which every page loads,
 * into one JSON table for each part of the site. The tables have fixed addresses: an
 * edited page changes its own script and one table, but no script that others load.
 */
export class ChunkFilesPlugin {
  readonly #parts: ReadonlySet<string>;

  constructor(parts: Iterable<string>) {
    this.#parts = new Set(parts);
  }

  apply(compiler: Compiler): void {
    const {PROCESS_ASSETS_STAGE_PRE_PROCESS: stage} =
      compiler.rspack.Compilation;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const missing = new Set(replacements.keys());
      compilation.hooks.runtimeModule.tap(
        pluginName,
        (module: RuntimeModule) => {
          const replacement = replacements.get(module.name);
          if (replacement !== undefined && module.source !== undefined) {
            module.source.source = Buffer.from(replacement);
            missing.delete(module.name);
          }
        },
      );
      compilation.hooks.processAssets.tap({name: pluginName, stage}, () => {
        if (missing.size > 0) {
          throw new Error(
            `The runtime has no module "${[...missing].join('" or "')}". ${advice}`,
          );
        }
        this.#writeTables(compiler, compilation);
      });
    });
  }

  /** The part that alone imports a chunk; undefined if several do. */
  #partOf(chunk: Chunk): string | undefined {
    const [importer = '', ...others] = importersOf(chunk);
    return others.length === 0 && this.#parts.has(importer)
      ? importer
      : undefined;
  }

  #writeTables(compiler: Compiler, compilation: Compilation): void {
    const shared: Record<string, string> = {};
    const tables = new Map<string, Record<string, string>>(
      [...this.#parts].map((name) => [name, {}]),
    );
    for (const chunk of compilation.chunks) {
      const file = fileOf(chunk);
      if (file !== undefined && !chunk.isOnlyInitial()) {
        const table = tables.get(this.#partOf(chunk) ?? '') ?? shared;
        table[String(chunk.id)] = file;
      }
    }
    this.#writeShared(compiler, compilation, shared);
    const app = Object.values(shared).find((file) => file.startsWith('app.'));
    for (const [part, files] of tables) {
      compilation.emitAsset(
        tablePath(part),
        new compiler.rspack.sources.RawSource(
          JSON.stringify({app, files} satisfies ChunkTable),
        ),
      );
    }
  }

  #writeShared(
    compiler: Compiler,
    compilation: Compilation,
    table: Record<string, string>,
  ): void {
    const runtime = compilation
      .getAssets()
      .find(({source}) => source.source().includes(placeholder));
    if (runtime === undefined) {
      throw new Error(`No script has the bundler's runtime. ${advice}`);
    }
    compilation.updateAsset(
      runtime.name,
      (source) =>
        new compiler.rspack.sources.RawSource(
          source
            .source()
            .toString()
            .replace(placeholder, () => JSON.stringify(table)),
        ),
    );
  }
}
