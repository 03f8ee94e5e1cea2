import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The environment in which Node loads the packages that the configuration imports.
 * Docusaurus would transpile those that are ES modules, with all that they import.
 */
export function nativePackages(root: string): Record<string, string> {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  return process.features.require_module
    ? {JITI_NATIVE_MODULES: JSON.stringify(Object.keys(dependencies))}
    : {};
}
