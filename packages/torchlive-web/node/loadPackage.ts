import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createPhone, type Phone} from '../native/createPhone';
import type {Host} from '../native/host';
import {
  isRelease,
  newestRelease,
  packageOf,
  type Release,
} from '../native/release';
import {linkPackage, packageName, type Require} from '../program/linkPackage';
import {evaluate} from './evaluate';
import {readAsset} from './readAsset';
import {createNodeHost} from './nodeHost';

/** The toolkit as an app sees it. */
export type LoadedPackage = {
  /** What `react-native-pytorch-core` exports. */
  exports: Record<string, unknown>;
  /** The app's own `require`. */
  require: Require;
  phone: Phone;
};

const requireHere = createRequire(import.meta.url);

/** The manifests that can be found here: what a project installed, and releases by their alias. */
function manifestOf(name: string): string | undefined {
  try {
    return requireHere.resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}

function versionOf(manifest: string): string {
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    version: string;
  };
  return version;
}

/** The release that the project has installed; the newest if it has none. */
export function installedRelease(): Release {
  const manifest = manifestOf(packageName);
  const version = manifest === undefined ? newestRelease : versionOf(manifest);
  if (!isRelease(version)) {
    throw new Error(
      `${packageName} ${version} is not a release that is known.`,
    );
  }
  return version;
}

function findManifest(release: Release): string {
  const version = packageOf(release);
  const installed = manifestOf(packageName);
  const found =
    installed !== undefined && versionOf(installed) === version
      ? installed
      : manifestOf(`rnpc-${version}`);
  if (found === undefined) {
    throw new Error(
      `There is no ${packageName} ${version} here. Install it: npm install ${packageName}@${version}`,
    );
  }
  return found;
}

/** Every text that was read; undefined for a file that isn't there. */
const texts = new Map<string, string | undefined>();

function read(file: string): string | undefined {
  if (!texts.has(file)) {
    texts.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }
  return texts.get(file);
}

/** Loads a release's published JavaScript in Node, on a phone of its own: the one that is installed, unless another is asked for. */
export function loadPackage(
  release: Release = installedRelease(),
  options: {
    console?: object;
    /** Folder of the app's pictures, sounds and models. */
    assets?: string;
    requireOther?: Require;
    host?: Host;
  } = {},
): LoadedPackage {
  const manifest = findManifest(release);
  const folder = path.join(path.dirname(manifest), 'lib/commonjs');
  const {console: printer = console} = options;
  const requireOther: Require = options.requireOther ?? requireHere;
  const {host = createNodeHost()} = options;
  const phone = createPhone({release, host});
  const require = linkPackage({
    read: (file) => read(path.join(folder, file)),
    evaluate,
    phone,
    react: requireHere('react'),
    console: printer,
    findAsset: (name) => readAsset(path.resolve(options.assets ?? '.', name)),
    requireOther: (name) =>
      name === `${packageName}/package.json`
        ? requireOther(manifest)
        : requireOther(name),
  });
  return {
    exports: require(packageName) as LoadedPackage['exports'],
    require,
    phone,
  };
}
