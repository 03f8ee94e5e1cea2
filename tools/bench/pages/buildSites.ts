import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from 'site-server/build';
import {compress} from '../../../scripts/build/compress';
import {copyProject} from '../../../scripts/lib/copyProject';
import {FileCache} from 'build-utils';
import {fingerprint} from '../../../scripts/lib/fingerprint.mjs';
import {whyNotBuilt} from '../../../scripts/lib/requireBuild.mjs';
import {runOrThrow} from './runOrThrow';

/** The folders of the built sites. */
export type BuiltSites = {
  ours: string;
  /** What ours is compared with: stock Docusaurus, or our site without a part of `docusaurus-fast`. */
  stock: string;
  /** Whether that one runs under our Content-Security-Policy. */
  hasPolicy: boolean;
};

/** The override that stays: it registers the components that our pages name. */
const keptOverride = 'MDXComponents.tsx';

function removeOverrides(project: string): void {
  const folder = path.join(project, 'src', 'theme');
  const kept = readFileSync(path.join(folder, keptOverride));
  rmSync(folder, {recursive: true});
  mkdirSync(folder);
  writeFileSync(path.join(folder, keptOverride), kept);
}

async function buildStock(project: string, build: string): Promise<void> {
  removeOverrides(project);
  rmSync(build, {recursive: true, force: true});
  await runOrThrow(
    path.join('node_modules', '.bin', 'docusaurus'),
    [
      'build',
      '--config',
      path.join('scripts', 'bench-pages', 'stockConfig.ts'),
      '--out-dir',
      build,
    ],
    project,
  );
  const cache = new FileCache(path.join(path.dirname(build), 'compressed'));
  await compress(build, readSiteFiles(build), cache);
}

/** Builds our site without a part of `docusaurus-fast`, in a copy; resolves to the folder. */
async function buildWithout(
  part: string,
  root: string,
  folder: string,
): Promise<string> {
  // One copy for all parts, so that later builds find its caches.
  const project = path.join(folder, 'without');
  copyProject(root, project);
  await runOrThrow('npm', ['run', 'build', '--silent'], project, {
    ...process.env,
    FAST_WITHOUT: part,
  });
  return path.join(project, 'build');
}

/** Builds our site, unless nothing changed; resolves to the folder. */
export async function buildOurs(root: string): Promise<string> {
  if ((await whyNotBuilt(root)) !== undefined) {
    await runOrThrow('npm', ['run', 'build', '--silent'], root);
  }
  return path.join(root, 'build');
}

/** Builds our site, and from the same sources the one to compare it with. */
export async function buildSites(
  root: string,
  without?: string,
): Promise<BuiltSites> {
  const ours = await buildOurs(root);
  const folder = path.join(root, '.docusaurus', 'bench');
  if (without !== undefined) {
    const stock = await buildWithout(without, root, folder);
    return {ours, stock, hasPolicy: true};
  }
  const stock = path.join(folder, 'stock-build');
  const stamp = path.join(folder, 'stock-fingerprint');
  const builtFrom = await fingerprint(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== builtFrom) {
    const project = path.join(folder, 'stock');
    copyProject(root, project);
    await buildStock(project, stock);
    writeFileSync(stamp, builtFrom);
  }
  return {ours, stock, hasPolicy: false};
}
