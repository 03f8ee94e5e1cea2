import {createHash} from 'node:crypto';
import type {Chunk, Compilation, Compiler, RuntimeModule} from '@rspack/core';
import {runtimeFacts} from './facts';
import {tablePath, type ChunkTable} from './chunkTable';

const pluginName = 'ChunkFilesPlugin';
const filePattern = /^assets\/js\/(.+)\.js$/;

/** Mark where the tables of shared chunks go in the bundler's runtime. */
const placeholders = {
  files: 'self.__CHUNK_FILES',
  hashes: 'self.__CHUNK_HASHES',
};

/** Runtime modules that hold a table of all chunks, and what replaces them. */
const replacements = new Map([
  [
    runtimeFacts.chunkFilename.file,
    `__webpack_require__.chunkFiles = ${placeholders.files};
__webpack_require__.chunkHashes = ${placeholders.hashes};
__webpack_require__.u = (chunkId) => "assets/js/" + __webpack_require__.chunkFiles[chunkId] + ".js";
`,
  ],
  // Docusaurus's own, for prefetching, which `client/pageFiles.ts` does.
  ['ChunkAssetRuntimeModule', ''],
]);

const advice =
  'Bring docusaurus-fast/routes/ChunkFilesPlugin.ts in line with this release of Rspack and Docusaurus.';

/** Code that makes the browser compare a file with its hash. */
function setIntegrity(element: string, key: string): string {
  return `${element}.integrity = "sha256-" + __webpack_require__.chunkHashes[${key}];`;
}

/** Name of a script without folder and extension. */
function nameOf(script: string): string {
  const name = filePattern.exec(script)?.[1];
  if (name === undefined) {
    throw new Error(`${script}: is not in assets/js/. ${advice}`);
  }
  return name;
}

function sha256(compilation: Compilation, asset: string): string {
  return createHash('sha256')
    .update(compilation.getAsset(asset)?.source.buffer() ?? '')
    .digest('base64');
}

/** Names of the chunks that import this one on demand. */
function importersOf(chunk: Chunk): (string | undefined)[] {
  const parents = [...chunk.groupsIterable].flatMap((group) =>
    group.getParents(),
  );
  return [...new Set(parents.map(({name}) => name ?? undefined))];
}

/** Replaces a placeholder in the bundler's runtime. */
function fillIn(
  {rspack}: Compiler,
  compilation: Compilation,
  placeholder: string,
  table: Record<string, string>,
): void {
  const runtime = [...compilation.chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap(({files}) => [...files])
    .map((file) => compilation.getAsset(file))
    .find((asset) => asset?.source.source().includes(placeholder));
  if (runtime === undefined) {
    throw new Error(`No script has the bundler's runtime. ${advice}`);
  }
  const filled = runtime.source
    .source()
    .toString()
    .replace(placeholder, () => JSON.stringify(table));
  compilation.updateAsset(runtime.name, new rspack.sources.RawSource(filled));
}

/**
 * Moves the file names of pages out of the bundler's runtime, which every page loads,
 * into one JSON table for each part of the site. The tables have fixed addresses: an
 * edited page changes its own script and one table, but no script that others load.
 * Beside each name is the hash of the file: browsers refuse a file that was changed.
 */
export class ChunkFilesPlugin {
  readonly #parts: ReadonlySet<string>;

  constructor(parts: Iterable<string>) {
    this.#parts = new Set(parts);
  }

  apply(compiler: Compiler): void {
    const {Compilation: stages, RuntimePlugin} = compiler.rspack;
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
      const {createScript, createLink} =
        RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(
        pluginName,
        (code) => `${code}\n${setIntegrity('script', 'chunkId')}`,
      );
      createLink.tap(
        pluginName,
        (code) => `${code}\n${setIntegrity('linkTag', 'chunkId + ".css"')}`,
      );
      compilation.hooks.processAssets.tap(
        // Before names get their final hashes, so that the runtime's covers all of them, but
        // minified already: which letters the names have decides how variables are named.
        {name: pluginName, stage: stages.PROCESS_ASSETS_STAGE_SUMMARIZE},
        () => {
          if (missing.size > 0) {
            throw new Error(
              `The runtime has no module "${[...missing].join('" or "')}". ${advice}`,
            );
          }
          const {files} = this.#tables(compilation).shared;
          fillIn(compiler, compilation, placeholders.files, files);
        },
      );
      compilation.hooks.processAssets.tap(
        // Names and contents are final, except that of the runtime.
        {
          name: pluginName,
          stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        },
        () => this.#writeTables(compiler, compilation),
      );
    });
  }

  /** The part that alone imports a chunk; undefined if several do. */
  #partOf(chunk: Chunk): string | undefined {
    const [importer = '', ...others] = importersOf(chunk);
    return others.length === 0 && this.#parts.has(importer)
      ? importer
      : undefined;
  }

  /** The names and hashes of all chunks that are loaded on demand. */
  #tables(compilation: Compilation): {
    shared: ChunkTable;
    parts: ReadonlyMap<string, ChunkTable>;
  } {
    const shared: ChunkTable = {files: {}, hashes: {}};
    const parts = new Map<string, ChunkTable>(
      [...this.#parts].map((name) => [name, {files: {}, hashes: {}}]),
    );
    for (const chunk of compilation.chunks) {
      if (chunk.isOnlyInitial()) {
        continue;
      }
      const {files, hashes} = parts.get(this.#partOf(chunk) ?? '') ?? shared;
      for (const asset of chunk.files) {
        if (asset.endsWith('.js')) {
          files[String(chunk.id)] = nameOf(asset);
          hashes[String(chunk.id)] = sha256(compilation, asset);
        } else if (asset.endsWith('.css')) {
          hashes[`${chunk.id}.css`] = sha256(compilation, asset);
        }
      }
    }
    return {shared, parts};
  }

  #writeTables(compiler: Compiler, compilation: Compilation): void {
    const {shared, parts} = this.#tables(compilation);
    fillIn(compiler, compilation, placeholders.hashes, shared.hashes);
    const app = Object.values(shared.files).find((file) =>
      file.startsWith('app.'),
    );
    for (const [part, table] of parts) {
      compilation.emitAsset(
        tablePath(part),
        new compiler.rspack.sources.RawSource(JSON.stringify({app, ...table})),
      );
    }
  }
}
