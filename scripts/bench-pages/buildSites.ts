import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import {compress} from '../build/compress';
import {copyProject} from '../lib/copyProject';
import {fingerprint} from '../lib/fingerprint.mjs';
import {isBuilt} from '../lib/isBuilt.mjs';
import {run} from '../lib/run.mjs';

/** The folders of the built sites. */
export type BuiltSites = {ours: string; stock: string};

/** The override that stays: it registers the components that our pages name. */
const keptOverride = 'MDXComponents.tsx';

async function runOrThrow(
  command: string,
  args: string[],
  cwd: string,
): Promise<void> {
  const code = await run(command, args, {cwd});
  if (code !== 0) {
    throw new Error(
      `${command} ${args[0] ?? ''}: ended with exit code ${code}. Its messages are above.`,
    );
  }
}

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
  await compress(build, readSiteFiles(build));
}

/** Builds our site and, from a copy of the same sources, stock Docusaurus; neither where nothing changed. */
export async function buildSites(root: string): Promise<BuiltSites> {
  if (!isBuilt(root)) {
    await runOrThrow('npm', ['run', 'build', '--silent'], root);
  }
  const folder = path.join(root, '.docusaurus', 'bench');
  const stock = path.join(folder, 'stock-build');
  const stamp = path.join(folder, 'stock-fingerprint');
  const builtFrom = fingerprint(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== builtFrom) {
    const project = path.join(folder, 'stock');
    copyProject(root, project);
    await buildStock(project, stock);
    writeFileSync(stamp, builtFrom);
  }
  return {ours: path.join(root, 'build'), stock};
}
