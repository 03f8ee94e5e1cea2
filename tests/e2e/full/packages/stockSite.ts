import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packPackages} from '../../../../scripts/pack/packPackage';
import {titledCode} from './readmeCode';

const {version} = JSON.parse(
  readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
) as {version: string};

/** Where the template's own configuration goes. */
const stockConfig = 'stock.config.mjs';

/** The template's configuration with these lines: properties, and what replaces its last line. */
function configurationWith(added: readonly string[]): string {
  const isModule = (lines: string) => lines.includes('export default');
  const properties = added.filter((lines) => !isModule(lines));
  const [last = 'export default config;'] = added.filter(isModule);
  return `import stock from './${stockConfig}';
const added = [${properties.map((lines) => `{${lines}}`).join(', ')}];
const config = {
  ...stock,
  ...Object.assign({}, ...added),
  plugins: added.flatMap(({plugins = []}) => plugins),
};
${last}`;
}

/** Runs a command in a folder. */
export function runIn(
  folder: string,
  command: string,
  ...args: readonly string[]
): void {
  execFileSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Installs archives and packages in a folder, from what npm has stored where it can. */
export function install(folder: string, ...packages: readonly string[]): void {
  runIn(
    folder,
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    ...packages,
  );
}

/** Runs a program in Node; returns what it prints. */
export function runProgram(folder: string, program: string): string {
  return execFileSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
    // Colors would come between the words.
    env: {...process.env, FORCE_COLOR: '0'},
  });
}

/** Makes Docusaurus's classic template in an empty folder, with packages of ours as their READMEs say. */
export async function makeStockSite(
  parent: string,
  names: readonly string[],
  others: readonly string[] = [],
): Promise<string> {
  const site = path.join(parent, 'site');
  runIn(
    parent,
    'npx',
    '--yes',
    `create-docusaurus@${version}`,
    ...['site', 'classic', '--javascript', '--skip-install'],
  );
  const manifest = path.join(site, 'package.json');
  const {overrides} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    overrides: object;
  };
  const stock = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({...stock, overrides}));
  install(site, ...(await packPackages(names, parent)), ...others);
  cpSync(
    'tests/e2e/full/packages/long.mdx',
    path.join(site, 'docs', 'long.mdx'),
  );
  renameSync(
    path.join(site, 'docusaurus.config.js'),
    path.join(site, stockConfig),
  );
  writeFileSync(
    path.join(site, 'docusaurus.config.mjs'),
    configurationWith(
      names.map((name) => titledCode(name, 'docusaurus.config.js')),
    ),
  );
  return site;
}

/** Builds the site; returns the folder of the build. */
export function buildSite(site: string): string {
  runIn(site, 'npm', 'run', 'build');
  return path.join(site, 'build');
}

/** Builds the site as it was before our packages came. */
export function buildStock(site: string): string {
  const folder = 'build-stock';
  const options = ['--config', stockConfig, '--out-dir', folder];
  runIn(site, 'npm', 'run', 'build', '--', ...options);
  return path.join(site, folder);
}
