import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {requiredPages} from '../testing/requiredPages';
import {temporaryFolder} from 'test-utils';

/** A fake Docusaurus that copies the folder `site` to the output folder, and notes the modules of a bundle. */
const fakeDocusaurus = `import {cpSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
if (!existsSync('site')) process.exit(3);
cpSync('site', process.argv[process.argv.indexOf('--out-dir') + 1], {recursive: true});
mkdirSync('.docusaurus/bundled-modules', {recursive: true});
writeFileSync('.docusaurus/bundled-modules/site.json', JSON.stringify([process.cwd() + '/node_modules/used/index.js']));
`;

const pages = ['index.html', ...requiredPages];

/** It starts several programs. */
const timeout = 120_000;

let root = '';

function write(file: string, content: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

function build() {
  return spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve('scripts/build/index.ts')],
    {cwd: root, encoding: 'utf8'},
  );
}

beforeEach(() => {
  root = temporaryFolder();
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', fakeDocusaurus);
  write('config/env.ts', '');
  write(
    'package.json',
    '{"name": "a", "version": "1.0.0", "dependencies": {}}',
  );
  write(
    'node_modules/used/package.json',
    '{"name": "used", "version": "1.0.0", "license": "MIT"}',
  );
  write('scripts/generate-api.ts', '');
  write('scripts/write-downloads/index.ts', '');
  write('build/index.html', 'an earlier build');
  write('deploy/fingerprint', 'an earlier build');
  for (const page of pages) {
    write(`site/${page}`, `<!doctype html><p>${'long '.repeat(300)}`);
  }
});

// runSteps.test.ts has steps that fail earlier.
it(
  'a build that fails leaves the one before it in place, and says what is wrong',
  {timeout},
  () => {
    write('site/index.html', '<p style="color: red">');
    const {status, stderr} = build();
    for (const message of [
      '[8/9] check the HTML failed.\nbuild/index.html: <p> has a style attribute.',
      'config/serving/inlineScripts.ts: no page contains the script',
    ]) {
      expect(stderr).toContain(message);
    }
    expect(status).toBe(1);
    for (const file of ['build/index.html', 'deploy/fingerprint']) {
      expect(readFileSync(path.join(root, file), 'utf8')).toBe(
        'an earlier build',
      );
    }
    expect(existsSync(path.join(root, '.docusaurus', 'staging'))).toBe(false);
  },
);
