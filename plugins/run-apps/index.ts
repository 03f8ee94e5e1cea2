import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {releaseOf} from '../../scripts/examples/releaseOf';
import {bundleDrawing} from '../run-examples/bundleRuntime';
import {bundlePackage, bundlePhone, bundleSample} from './bundleApp';
import {findApps, type App} from './findApps';

/** Texts of files by name; the bundler gives each an address with a hash. */
type Files = Record<string, string>;

const modelsFolder = 'runtime/models';

function url(file: string): string {
  return `new URL('${file}', import.meta.url).href`;
}

/** Names the text of a sample, so that versions with the same one share a script. */
function sampleName({sample, files}: App): string {
  const hash = createHash('sha256').update(JSON.stringify([...files]));
  return `${path.posix.basename(sample)}-${hash.digest('hex').slice(0, 8)}`;
}

/** The module that says where the scripts of each app are, and the weights of models. */
function filesModule(siteDir: string, folder: string, apps: readonly App[]) {
  const entries = apps.map((app) => {
    const release = releaseOf(app.version.name);
    const scripts = ['drawing', 'phone', release, sampleName(app)];
    return `'${app.version.label}/${app.sample}': {release: '${release}', scripts: [${scripts.map((name) => url(`./${name}.txt`)).join()}]}`;
  });
  const models = path.join(siteDir, modelsFolder);
  const weights = readdirSync(models)
    .filter((file) => file.endsWith('.bin'))
    .map((file) => {
      const full = path.join(models, file);
      const relative = path.relative(folder, full).replaceAll(path.sep, '/');
      return `'${path.parse(file).name}': {url: ${url(relative)}, bytes: ${statSync(full).size}}`;
    });
  return `export const apps = {${entries.join()}};
export const weights = {${weights.join()}};
`;
}

/** Bundles the apps of the tutorials for the frame that runs them in the page. */
export default function runApps({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<Files> {
  const folder = path.join(generatedFilesDir, 'run-apps/default');
  return {
    name: 'run-apps',
    getPathsToWatch: () => [
      'runtime/**/*.ts',
      'samples/**/*',
      path.join(__dirname, 'frame/*.ts'),
    ],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Written as text, which the bundler leaves as it is, and served as scripts.
            test: /\.txt$/,
            include: folder,
            type: 'asset/resource',
            generator: {filename: 'assets/apps/[name]-[contenthash:8].js'},
          },
        ],
      },
    }),
    async loadContent() {
      const apps = findApps(siteDir);
      const samples = new Map(apps.map((app) => [sampleName(app), app.files]));
      const releases = new Set(
        apps.map(({version}) => releaseOf(version.name)),
      );
      const scripts: [string, Promise<string>][] = [
        ['drawing', bundleDrawing()],
        ['phone', bundlePhone()],
        ...[...releases].map((release): [string, Promise<string>] => [
          release,
          bundlePackage(siteDir, release),
        ]),
        ...[...samples].map(([name, files]): [string, Promise<string>] => [
          name,
          bundleSample(siteDir, files),
        ]),
      ];
      const texts = await Promise.all(
        scripts.map(async ([name, text]) => [`${name}.txt`, await text]),
      );
      return {
        ...Object.fromEntries(texts),
        'files.js': filesModule(siteDir, folder, apps),
      } as Files;
    },
    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(
        Object.entries(content).map(([name, text]) => createData(name, text)),
      );
    },
  };
}
