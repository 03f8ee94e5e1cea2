import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {isPrivate} from './manifest';

/** Name of the package that an import is of. */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** Path of a module in the archive, as its neighbors import it. */
function publishedImport(importer: string, module: string): string {
  const file = path.resolve(path.dirname(importer), module);
  const [found] = ['.ts', '.tsx', '/index.ts', '/index.tsx'].filter((ending) =>
    existsSync(`${file}${ending}`),
  );
  return found === undefined
    ? module
    : `${module.replace(/\/$/, '')}${found.replace(/\.tsx?$/, '.js')}`;
}

/** Keeps a module a module, and takes private packages and data into it: Node imports no JSON. */
function separateModules(source: string): Plugin {
  return {
    name: 'separate-modules',
    setup(bundling) {
      bundling.onResolve({filter: /./}, ({kind, path: module, importer}) => {
        const isRelative = module.startsWith('.');
        const isOwn = importer.startsWith(`${source}${path.sep}`);
        if (
          kind === 'entry-point' ||
          (isRelative
            ? !isOwn || module.endsWith('.json')
            : isPrivate(packageOf(module)))
        ) {
          return undefined;
        }
        return {
          external: true,
          path: isRelative ? publishedImport(importer, module) : module,
        };
      });
    },
  };
}

/** The folder of a module, which Node tells ES modules in another way than Docusaurus. */
const ownFolder =
  '(typeof __dirname === "undefined" ? process.getBuiltinModule("node:url").fileURLToPath(new URL(".", import.meta.url)) : __dirname)';
/** A source map whose sources are named from the folder of all packages, wherever that is. */
function withPublishedSources(file: string, text: string): string {
  const map = JSON.parse(text) as {sources: string[]};
  const sources = map.sources.map((source) =>
    path.relative('packages', path.resolve(path.dirname(file), source)),
  );
  return JSON.stringify({...map, sources});
}

/** Compiles the modules of a package, one by one; returns the names of the packages that they import. */
export async function compile(
  source: string,
  modules: readonly string[],
  folder: string,
): Promise<Set<string>> {
  const {outputFiles, metafile} = await build({
    entryPoints: modules.map((file) => path.join(source, file)),
    outbase: source,
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    plugins: [separateModules(source)],
  });
  for (const {path: file, text} of outputFiles) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(
      file,
      path.extname(file) === '.map'
        ? withPublishedSources(file, text)
        : text
            // Workers, which bundlers find by their address.
            .replace(/(new URL\("[^"]+)\.tsx?"/g, '$1.js"')
            .replace(/\b__dirname\b/g, ownFolder),
    );
  }
  return new Set(
    Object.values(metafile.outputs)
      .flatMap(({imports}) => imports)
      .map((each) => packageOf(each.path)),
  );
}
