import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {env} from '../../config/env';
import {forgetModules} from '../../plugins/license-notices/moduleLists';
import {siteTables} from '../../config/serving/siteTables';
import {
  bundleServer,
  checkPaths,
  hostFiles,
  readSettings,
  readSiteFiles,
} from 'site-server/build';
import {
  inlineScripts,
  runFrameScript,
} from '../../config/serving/inlineScripts';
import {docusaurusEnv} from '../lib/docusaurusEnv';
import {gcFlags} from '../lib/gcFlags';
import {FileCache} from 'build-utils';
import {fingerprint} from '../lib/fingerprint.mjs';
import {run} from '../lib/run.mjs';
import {servingProblem} from '../lib/servingProblem';
import {checkPages} from './checkPages';
import {compress} from './compress';
import {buildFolders, clearFolders, publishFolders} from './folders';
import {runSteps} from './runSteps';
import {writeEmbedSite} from './writeEmbedSite';
import {writeLicenses} from './writeLicenses';

const root = process.cwd();
const folders = buildFolders(root);
const {build, deploy} = folders.staging;

/** Runs a program of the build in Node; throws if it fails. */
async function runProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const code = await run(process.execPath, [...gcFlags, ...args], {
    env: {...process.env, ...env},
  });
  if (code !== 0) {
    throw new Error(
      `${name}: ended with exit code ${code}. Its messages are above.`,
    );
  }
}

/** Runs a program as this one was started, by tsx. */
function runScript(
  name: string,
  file: string,
  ...args: readonly string[]
): Promise<void> {
  return runProgram(name, [...process.execArgv, file, ...args]);
}

async function generateApi(): Promise<string> {
  await runScript('npm run generate:api', 'scripts/generate-api.ts');
  return 'up to date';
}

async function writeDownloads(): Promise<string> {
  await runScript(
    'write the downloads',
    'scripts/write-downloads/index.ts',
    build,
  );
  return 'downloads/';
}

async function buildPages(): Promise<string> {
  await runProgram(
    'docusaurus build',
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      '--out-dir',
      build,
    ],
    {
      ...docusaurusEnv,
      // It would start a program that asks the registry for a newer release.
      NO_UPDATE_NOTIFIER: '1',
    },
  );
  return `${readSiteFiles(build).size} files`;
}

/** The pages of the build, one after the other: together they may not fit into memory. */
function* builtPages() {
  for (const file of readSiteFiles(build).keys()) {
    if (file.endsWith('.html')) {
      const html = readFileSync(path.join(build, file), 'utf8');
      yield {file: `build${file}`, html};
    }
  }
}

async function checkHtml(): Promise<string> {
  const known = [...inlineScripts, runFrameScript];
  return `${await checkPages(builtPages(), known)} pages`;
}

function writeHostFiles(): string {
  const files = readSiteFiles(build);
  checkPaths(siteTables, files);
  mkdirSync(deploy, {recursive: true});
  const written = hostFiles(siteTables, files);
  for (const {folder, name, content} of written) {
    writeFileSync(path.join(folders.staging[folder], name), content);
  }
  const names = written.map(({folder, name}) => `${folder}/${name}`);
  return [
    ...names,
    ...(env.embedOrigin === undefined
      ? []
      : [`deploy/embed/ with ${writeEmbedSite(build, deploy)} files`]),
  ].join(', ');
}

function bundle(): string {
  mkdirSync(deploy, {recursive: true});
  const size = bundleServer(path.join(deploy, 'server.mjs'));
  return `deploy/server.mjs, ${Math.round(size / 1000)} kB`;
}

async function compressFiles(): Promise<string> {
  const cache = new FileCache(
    path.join(root, 'node_modules', '.cache', 'compressed'),
  );
  return `${await compress(build, readSiteFiles(build), cache)} copies`;
}

/** `npm run build`: all or nothing. The build before it stays until this one is complete. */
async function main(): Promise<void> {
  const problem = servingProblem();
  if (problem !== undefined) {
    throw new Error(problem);
  }
  clearFolders(folders);
  forgetModules(path.join(root, '.docusaurus'));
  const {keep} = readSettings(process.env).snapshot;
  // Taken first: if a source changes during the build, the next start builds again.
  const builtFrom = await fingerprint(root);
  const publish = () => publishFolders(folders, builtFrom, keep);
  await runSteps(
    [
      [{name: 'generate the API reference', run: generateApi}],
      [{name: 'build the pages', run: buildPages}],
      [
        {name: 'write the downloads', run: writeDownloads},
        {
          name: 'write the licenses',
          run: () => `${writeLicenses(root, build)} packages`,
        },
      ],
      [
        {name: 'write the hosting files', run: writeHostFiles},
        {name: 'bundle the server', run: bundle},
      ],
      [
        {name: 'compress', run: compressFiles},
        {name: 'check the HTML', run: checkHtml},
      ],
      [{name: 'put into place', run: publish}],
    ],
    console.log,
  );
}

main().catch((error: unknown) => {
  clearFolders(folders);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
