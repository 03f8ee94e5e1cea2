import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Require} from '../program/linkPackage';
import {toScript} from '../program/toScript';
import {wrapModule} from '../program/wrapModule';
import {evaluate} from './evaluate';

/** What an import may leave out at the end of a path. */
const suffixes = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.js'];

function findFile(importer: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(importer), name);
  return suffixes
    .map((suffix) => base + suffix)
    .find((each) => statSync(each, {throwIfNoEntry: false})?.isFile());
}

/**
 * The `require` of a program's files. Those it imports by a relative path are
 * TypeScript too; whatever else there is comes from `options.require`.
 */
export function createRequireOf(
  importer: string,
  options: {require: Require; console: object},
  loaded = new Map<string, {exports: object}>(),
): Require {
  function load(file: string): unknown {
    const known = loaded.get(file);
    if (known !== undefined) {
      return known.exports;
    }
    const module = {exports: {}};
    loaded.set(file, module);
    const names = ['exports', 'require', 'module', 'console'];
    const code = toScript(readFileSync(file, 'utf8'), file);
    const run = evaluate(wrapModule(code, names), file);
    const require = createRequireOf(file, options, loaded);
    run(module.exports, require, module, options.console);
    return module.exports;
  }
  return (name) => {
    const file = name.startsWith('.') ? findFile(importer, name) : undefined;
    return file !== undefined && /\.[jt]sx?$/.test(file)
      ? load(file)
      : options.require(name);
  };
}
