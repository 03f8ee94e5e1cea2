import path from 'node:path';
import {pathToFileURL} from 'node:url';

const compiler = pathToFileURL(path.join(__dirname, 'compileTypeScript.mjs'));

/**
 * The environment in which Docusaurus loads its configuration and plugins. Jiti, which it
 * has for that, compiles with Babel, and runs a module again for each plugin that imports
 * it. With this setting, which is meant for Bun, it leaves both to the runtime.
 */
export const docusaurusEnv: Readonly<Record<string, string>> = {
  JITI_EXPERIMENTAL_BUN: '1',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${compiler.href}`,
};
