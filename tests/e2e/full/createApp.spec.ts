import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {docsVersionOf, latestVersion} from '../../../content/site/versions';
import {readSample} from '../../../content/readers/readSample';
import {sharedFile} from '../../../plugins/shared-text/includeShared';
import {extractFences} from '../../../scripts/check-samples/extractFences';

const siteDir = path.resolve('.');

/** The passages that hold what a reader copies. */
const createPage = readFileSync(
  sharedFile(siteDir, 'create-react-native-app'),
  'utf8',
);
const shipPage = readFileSync(sharedFile(siteDir, 'ship-it'), 'utf8');

/** The code of the only fence of a page that has these words. */
function codeWith(page: string, words: string): string {
  const found = extractFences(page).filter(({code}) => code.includes(words));
  expect(found, words).toHaveLength(1);
  return `${found[0]?.code ?? ''}\n`;
}

/** The code of the fence with this title. */
function fileOf(page: string, title: string): string {
  const [, code] =
    new RegExp(`^\`\`\`\\w+ title="${title}".*\\n([^]*?)\`\`\`$`, 'm').exec(
      page,
    ) ?? [];
  if (code === undefined) {
    throw new Error(`no fence has the title "${title}".`);
  }
  return code;
}

test('the commands, the patch and the program of the page make an app', () => {
  test.setTimeout(2_400_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'create-app-'));
  const app = path.join(folder, 'MyApp');
  const inApp = (file: string) => path.join(app, file);
  const write = (file: string, text: string) =>
    writeFileSync(inApp(file), text);
  const read = (file: string) => readFileSync(inApp(file), 'utf8');
  const run = (script: string, cwd = app) =>
    execFileSync('bash', ['-e', '-c', script], {
      cwd,
      stdio: 'inherit',
      env: {...process.env, CI: '1', npm_config_yes: 'true'},
    });
  try {
    run(codeWith(createPage, 'react-native@0.70.15 init'), folder);
    run(codeWith(createPage, '--save-exact react-native-pytorch-core'));

    const before = read('android/app/build.gradle');
    write('playtorch.patch', fileOf(createPage, 'playtorch.patch'));
    run(codeWith(createPage, 'git apply'));
    expect(read('android/app/build.gradle')).not.toBe(before);
    // What Add the package tells readers to do by hand.
    const byHand = readFileSync(
      'versioned_docs/version-0.2.3/tutorials/add-package.mdx',
      'utf8',
    );
    for (const line of fileOf(byHand, 'android/app/build.gradle').split('\n')) {
      if (!line.trim().startsWith('//')) {
        expect(read('android/app/build.gradle')).toContain(line.trim());
      }
    }
    expect(read('android/gradle.properties')).toMatch(
      new RegExp(
        `^${fileOf(byHand, 'android/gradle.properties').trim()}\\b`,
        'm',
      ),
    );

    run(codeWith(createPage, 'rm App.js'));
    write('tsconfig.json', fileOf(createPage, 'tsconfig.json'));
    const sample = readSample(
      siteDir,
      'hello-tensor',
      docsVersionOf(latestVersion),
    );
    write('App.tsx', sample.get('App.tsx')?.text ?? '');
    run(codeWith(createPage, 'npm ls'));
    run(
      'npx react-native bundle --platform android --dev false --entry-file index.js --bundle-output bundle.js',
    );
    expect(read('bundle.js')).toContain('PyTorchCoreJSI');

    // Tests, as Ship it shows them.
    const settings = JSON.parse(read('package.json')) as object;
    const added = JSON.parse(fileOf(shipPage, 'package.json')) as object;
    write('package.json', JSON.stringify({...settings, ...added}));
    for (const file of [
      'jest.setup.js',
      '__tests__/App-test.js',
      '__tests__/tokenizer-test.js',
    ]) {
      write(file, fileOf(shipPage, file));
    }
    run('npx jest');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
