import type {Phone} from '../native/createPhone';
import {wrapModule, type Evaluate} from './wrapModule';

/** The name under which apps import the toolkit. */
export const packageName = 'react-native-pytorch-core';

/** Like CommonJS's `require`. */
export type Require = (name: string) => unknown;

/** A published package, and what to link it with. */
type PackageParts = {
  /** The text of a file of `lib/commonjs`; undefined where there is none. */
  read: (file: string) => string | undefined;
  evaluate: Evaluate;
  phone: Phone;
  /** What `react-native` is, if more than the phone's own parts. */
  reactNative?: object;
  react: unknown;
  /** Address of a file that the app has beside its code: a picture, a sound, a model. */
  findAsset?: (name: string) => string | undefined;
  console: object;
  /** Finds whatever is neither the toolkit, React nor React Native. */
  requireOther: Require;
};

/** Joins a folder with a relative path: `text` and `./a` give `text/a`. */
function join(folder: string, relative: string): string {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/**
 * Links a release's published JavaScript, unmodified, with a phone, and gives
 * the `require` of an app that has it installed. An app reaches a file that the
 * entry point leaves out by its source: `react-native-pytorch-core/src/Models`.
 */
export function linkPackage(parts: PackageParts): Require {
  const {phone, react, console} = parts;
  const {globals} = phone;
  const scope = {
    console,
    ...globals,
    global: Object.assign(Object.create(globalThis) as object, globals),
  };
  const names = ['exports', 'require', 'module', ...Object.keys(scope)];
  const loaded = new Map<string, {exports: unknown}>();

  function load(path: string): unknown {
    const file = [`${path}.js`, join(path, 'index.js')].find(
      (each) => loaded.has(each) || parts.read(each) !== undefined,
    );
    if (file === undefined) {
      throw new Error(`${packageName} has no file "${path}" in this version.`);
    }
    const known = loaded.get(file);
    if (known !== undefined) {
      return known.exports;
    }
    const module = {exports: {}};
    loaded.set(file, module);
    const folder = file.split('/').slice(0, -1).join('/');
    const run = parts.evaluate(
      wrapModule(parts.read(file) ?? '', names),
      `${packageName}/lib/commonjs/${file}`,
    );
    run(
      module.exports,
      (name: string) =>
        name.startsWith('.') ? load(join(folder, name)) : require(name),
      module,
      ...Object.values(scope),
    );
    return module.exports;
  }

  function requireAsset(name: string): number {
    const uri = parts.findAsset?.(name);
    if (uri === undefined) {
      throw new Error(`There is no file "${name}".`);
    }
    return phone.assets.register({uri});
  }

  function require(name: string): unknown {
    if (name.startsWith('.')) {
      return requireAsset(name);
    }
    if (name === packageName) {
      return load('index');
    }
    if (name.startsWith(`${packageName}/src/`)) {
      return load(name.slice(`${packageName}/src/`.length));
    }
    switch (name) {
      case 'react':
        return react;
      case 'react-native':
        return parts.reactNative ?? phone.reactNative;
      case 'react-native/Libraries/Image/resolveAssetSource':
        return phone.resolveAssetSource;
      default:
        return parts.requireOther(name);
    }
  }
  return require;
}
