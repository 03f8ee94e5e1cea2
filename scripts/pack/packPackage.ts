import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compile} from './compile';
import {declare} from './declare';
import {describeContents} from './describeContents';
import {
  isPrivate,
  publishedManifest,
  readManifest,
  withDependencies,
} from './manifest';

/** What only we need. */
const isForTests = /\.(?:test|spec)\.|(?:^|\/)__fixtures__\//;

/** An archive as npm describes it. */
type Archive = {filename: string; files: {path: string}[]};

/** Runs `npm pack` in a folder. */
function npmPack(folder: string, ...args: string[]): Archive {
  const output = execFileSync('npm', ['pack', '--json', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [packed] = JSON.parse(output) as Archive[];
  if (packed === undefined) {
    throw new Error(`${folder}: npm packed nothing. Look at its "files".`);
  }
  return packed;
}

/**
 * Packs packages and those of ours that they depend on, each into an archive: installed
 * together they need no registry that has them. Returns the paths of the archives.
 */
export async function packPackages(
  names: readonly string[],
  target: string,
): Promise<string[]> {
  const archives = [];
  for (const name of withDependencies(names)) {
    archives.push(await packPackage(name, target));
  }
  return archives;
}

/** Packs a package and those of ours that it depends on into one archive, which needs no other. Returns its path. */
export async function packTogether(
  name: string,
  target: string,
): Promise<string> {
  const bundled = withDependencies([name]).filter((other) => other !== name);
  return packPackage(name, target, bundled);
}

/** Packs a package with others inside. Returns the path of the archive. */
async function packPackage(
  name: string,
  target: string,
  bundled: readonly string[] = [],
): Promise<string> {
  if (isPrivate(name)) {
    throw new Error(
      `packages/${name} is private: it is packed with those that import it.`,
    );
  }
  const work = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const folder = path.join(work, 'package');
  const declarations = path.join(work, 'declarations');
  try {
    declare([name, ...bundled], declarations);
    await writePackage(name, folder, declarations, bundled);
    for (const other of bundled) {
      await writePackage(
        other,
        path.join(folder, 'node_modules', other),
        declarations,
      );
    }
    const {filename} = npmPack(folder, '--pack-destination', target);
    return path.join(target, filename);
  } finally {
    rmSync(work, {recursive: true});
  }
}

/**
 * Writes a package as others install it, with JavaScript and declarations instead of
 * TypeScript, which neither Node nor bundlers compile in `node_modules`. Private packages
 * become part of it.
 */
async function writePackage(
  name: string,
  folder: string,
  declarations: string,
  bundled: readonly string[] = [],
): Promise<void> {
  const source = path.resolve('packages', name);
  const manifest = readManifest(name);
  const {files} = npmPack(source, '--dry-run');
  const paths = files
    .map((file) => file.path)
    .filter((file) => !isForTests.test(file));
  const isModule = (file: string) => /(?<!\.d)\.tsx?$/.test(file);
  const modules = paths.filter(isModule);
  for (const file of paths.filter((each) => !isModule(each))) {
    cpSync(path.join(source, file), path.join(folder, file));
  }
  cpSync('LICENSE', path.join(folder, 'LICENSE'));
  const imported = await compile(source, modules, folder);
  writeFileSync(
    path.join(folder, 'NOTICE.md'),
    describeContents(manifest, imported, bundled),
  );
  cpSync(path.join(declarations, name), folder, {recursive: true});
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify(publishedManifest(manifest, imported, bundled), null, 2),
  );
}
