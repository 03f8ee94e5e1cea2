// Lets Node load TypeScript, for Docusaurus: its configuration and plugins are written in it.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {transform} from 'sucrase';

const require = createRequire(import.meta.url);

/** @typedef {NodeJS.Module & {_compile: (code: string, file: string) => void}} Compiler */

/**
 * @param {NodeJS.Module} module
 * @param {string} file
 */
require.extensions['.ts'] = (module, file) => {
  const source = readFileSync(file, 'utf8')
    // What is left of ES modules: Sucrase compiles the rest.
    .replace('createRequire(import.meta.url)', 'createRequire(__filename)');
  const {code} = transform(source, {
    transforms: ['imports', 'typescript'],
    filePath: file,
  });
  /** @type {Compiler} */ (module)._compile(code, file);
};
