import type {Compiler, Module} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordModules} from './moduleLists';

/** The files of a module, and of those that were merged into it. */
function filesOf(module: Module & {modules?: Module[]}): string[] {
  const file = module.nameForCondition();
  return [...(file ? [file] : []), ...(module.modules ?? []).flatMap(filesOf)];
}

/** Notes which modules are in the scripts and styles of the site; `npm run build` writes their licences. */
export default function licenseNotices({
  generatedFilesDir,
}: LoadContext): Plugin {
  const recordPlugin = {
    apply(compiler: Compiler): void {
      compiler.hooks.afterCompile.tap('licenseNotices', (compilation) => {
        // Plugins compile a style sheet by themselves.
        if (compilation.compiler.isChild()) {
          return;
        }
        const {chunkGraph} = compilation;
        const modules = [...compilation.chunks].flatMap((chunk) => [
          ...chunkGraph.getChunkModules(chunk),
        ]);
        recordModules(generatedFilesDir, 'site', modules.flatMap(filesOf));
      });
    },
  };
  return {
    name: 'license-notices',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {plugins: [recordPlugin as never]},
  };
}
