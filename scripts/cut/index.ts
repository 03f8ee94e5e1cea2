import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../content/site/brand';
import {readReleases} from '../../content/releases/readReleases';
import {runMain} from '../lib/runMain';
import {checkNumber, checkRelease, remedyWithoutPackage} from './checkVersion';
import {derive} from './derive';

const project = path.resolve('.');

function run(remedy: string, command: string, ...args: string[]): void {
  const {status} = spawnSync(command, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(
      `"${[command, ...args].join(' ')}" failed, see above. ${remedy}`,
    );
  }
}

function format(files: readonly string[]): void {
  run('Correct what it names.', 'node_modules/.bin/oxfmt', ...files);
}

/** Installs the packages of releases, and of one that has no file yet, under their aliases, with the names that npm knows. */
function installPackages(asked: readonly string[]): void {
  const {dependencies} = JSON.parse(
    readFileSync(path.join(project, 'package.json'), 'utf8'),
  ) as {dependencies: Record<string, string>};
  const releases = readReleases(project);
  for (const version of new Set([...releases.keys(), ...asked])) {
    const {closest = version} = releases.get(version) ?? {};
    const alias = `rnpc-${closest}`;
    const isInstalled =
      alias in dependencies &&
      existsSync(path.join(project, 'node_modules', alias));
    if (!isInstalled) {
      run(
        remedyWithoutPackage(releases, version),
        ...(['npm', 'install', '-E', '--ignore-scripts'] as const),
        `${alias}@npm:${brand.packageName}@${closest}`,
      );
    }
  }
}

/** Writes what follows from the releases; answers which files it changed. */
function writeDerived(): string[] {
  const read = (file: string) =>
    existsSync(path.join(project, file))
      ? readFileSync(path.join(project, file), 'utf8')
      : '';
  const files = derive(project);
  const before = new Map([...files.keys()].map((file) => [file, read(file)]));
  files.forEach((text, file) => writeFileSync(path.join(project, file), text));
  format([...files.keys()].filter((file) => !file.endsWith('.py')));
  return [...before].flatMap(([file, text]) =>
    read(file) === text ? [] : [file],
  );
}

/**
 * `npm run cut -- 0.2.5` freezes docs/ as that version. Without a version, it only writes
 * what follows from `content/releases/`: `next` documents the newest release there.
 */
runMain((versions) => {
  const [version] = versions;
  if (versions.length > 1) {
    throw new Error('Cut one version at a time: "npm run cut -- 0.2.5".');
  }
  versions.forEach((each) => checkNumber(project, each));
  installPackages(versions);
  versions.forEach((each) => checkRelease(project, each));
  const written = new Set(writeDerived());
  if (version !== undefined) {
    run(
      'Correct what it names, then run this again.',
      ...(['node_modules/.bin/docusaurus', 'docs:version'] as const),
      version,
    );
    // The banners of older versions name the latest.
    writeDerived().forEach((file) => written.add(file));
    format(['versions.json', 'versioned_sidebars']);
  }
  console.log(
    [
      ...[...written].map((file) => `wrote ${file}`),
      version === undefined
        ? 'Everything follows from content/releases/. To freeze docs/ as a version, name it: "npm run cut -- 0.2.5".'
        : `Cut ${version}: versioned_docs/version-${version}/ is its copy of docs/. Add new Snack tutorials to content/data/tutorials.ts, then run "npm test".`,
    ].join('\n'),
  );
});
