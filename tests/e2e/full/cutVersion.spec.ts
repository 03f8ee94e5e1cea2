import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {docsVersionOf, latestVersion} from '../../../content/site/versions';
import {copyProject} from '../../../scripts/lib/copyProject';

const copy = path.resolve('test-results', 'cut-version');
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');

/** Unit tests of what a version or a release changes. */
const dependentTests = [
  ...['content/', 'config/', 'plugins/', 'specification/'],
  ...['src/components/', 'src/theme/', 'torchlive-web/native/'],
  ...['torchlive-web/conformance/', 'torchlive-web/node/'],
  ...['check-examples', 'check-samples', 'scripts/cut', 'scripts/docusaurus'],
  ...['scripts/lib/', 'scripts/mcp/', 'scripts/torch/'],
];

function run(command: string, ...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${stdout}${stderr}`;
  console.log(output);
  expect(status, `${[command, ...args].join(' ')}\n${output}`).toBe(0);
  return output;
}

type Manifest = {version: string; dependencies: Record<string, string>};
type Json = Manifest & {packages: Record<string, Manifest>};

function changeJson(file: string, change: (content: Json) => void): void {
  const content = JSON.parse(read(file)) as Json;
  change(content);
  writeFileSync(inCopy(file), `${JSON.stringify(content, null, 2)}\n`);
}

/** Publishes a release, as far as this machine knows: another one, under a new number. */
function publish(version: string, from: string): void {
  const folder = `node_modules/rnpc-${version}`;
  const dependency = `npm:react-native-pytorch-core@${version}`;
  rmSync(inCopy(folder), {recursive: true, force: true});
  cpSync(inCopy(`node_modules/rnpc-${from}`), inCopy(folder), {
    recursive: true,
    dereference: true,
  });
  changeJson(`${folder}/package.json`, (manifest) => {
    manifest.version = version;
  });
  changeJson('package.json', ({dependencies}) => {
    dependencies[`rnpc-${version}`] = dependency;
  });
  changeJson('package-lock.json', ({packages}) => {
    const earlier = packages[`node_modules/rnpc-${from}`];
    packages[folder] = {...earlier, version} as Manifest;
    Object.assign(packages['']?.dependencies ?? {}, {
      [`rnpc-${version}`]: dependency,
    });
  });
}

/** Describes a release, and writes its name into the pages of docs/ and the passages that they show. */
function describe(version: string, from: string): void {
  cpSync(
    inCopy(`content/releases/${from}.json`),
    inCopy(`content/releases/${version}.json`),
  );
  changeJson(`content/releases/${version}.json`, (release) => {
    Object.assign(release, {
      date: '2023-02-01',
      headline: 'A release of the test',
      news: [{name: 'Tensor.add', change: 'adds as it did'}],
      exports: {},
      changes: [],
    });
  });
  for (const folder of ['docs', 'content/shared']) {
    for (const name of readdirSync(inCopy(folder), {
      recursive: true,
      encoding: 'utf8',
    }).filter((each) => each.endsWith('.mdx'))) {
      const file = path.join(folder, name);
      writeFileSync(inCopy(file), read(file).replaceAll(from, version));
    }
  }
}

/** Cuts a version, builds the site and runs its tests, as somebody would in a checkout. */
function cut(version: string): void {
  // Without one of its own, the folder is ignored by the repository around it.
  run('git', 'init', '--quiet');
  run('npm', 'run', 'cut', '--', version);
  run('npm', 'run', 'format:check');
  run('npm', 'run', 'lint:code');
  rmSync(inCopy('.git'), {recursive: true});
  run('npm', 'run', 'check:samples');
  run('npm', 'run', 'build');
  run('npm', 'run', 'test:unit', '--', ...dependentTests);
  run('npm', 'run', 'test:server');
}

function expectLatest(version: string, before: string): void {
  const page = (folder: string) =>
    read(path.join('build', folder, 'tutorials/get-started/index.html'));
  expect(page('docs')).toContain(`content=${version}`);
  expect(page(`docs/${before}`)).toContain(`content=${before}`);
  expect(existsSync(inCopy(`build/docs/${version}`))).toBe(false);
}

/** What home lists as new in a version. */
function newsOf(version: string): string {
  const [, list = ''] =
    new RegExp(`New in (?:<!-- -->)?${version}</h3>(.*?)</ul>`, 's').exec(
      read('build/index.html'),
    ) ?? [];
  return list;
}

test('a version is cut with one command, with empty caches and with full ones, and the site builds and passes its tests', () => {
  test.setTimeout(7_200_000);
  copyProject(path.resolve('.'), copy);
  rmSync(inCopy('node_modules/.cache'), {recursive: true, force: true});

  // The package of `next`, which is installed and described already.
  const first = docsVersionOf('current').packageVersion;
  cut(first);
  expectLatest(first, latestVersion);
  expect(newsOf(first)).toContain('<li>');

  // A new package, in a checkout whose caches are full.
  const second = first.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  publish(second, first);
  describe(second, first);
  cut(second);
  expectLatest(second, first);
  expect(newsOf(second)).toContain('adds as it did');
  expect(read('build/index.html')).toContain('February 2023');
});
