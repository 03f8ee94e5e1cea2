import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {nativePackages} from '../../scripts/lib/nativePackages';
import {writeWithFolders} from '../../scripts/testing/writeWithFolders';

const project = path.resolve('.');

/** A site of one page, with the site's bundler, its cache and its samples. */
const config = `
import site from '${project}/docusaurus.config';
import remarkCodeSample from '${project}/plugins/remark-code-sample';
export default {
  title: 'Warm',
  url: 'https://warm.example',
  baseUrl: '/',
  future: site.future,
  plugins: ['${project}/plugins/code-samples/index.ts'],
  presets: [['classic', {
    docs: {
      routeBasePath: '/',
      remarkPlugins: [[remarkCodeSample, {siteDir: __dirname}]],
    },
    blog: false, pages: false, sitemap: false,
  }]],
};
`;

let site = '';

function write(file: string, content: string): void {
  writeWithFolders(path.join(site, file), content);
}

/** Packages are the project's; the cache beside them is this site's own. */
function borrowPackages(): void {
  const ours = path.join(site, 'node_modules');
  mkdirSync(ours);
  const theirs = path.join(project, 'node_modules');
  for (const name of readdirSync(theirs)) {
    if (!name.startsWith('.')) {
      symlinkSync(path.join(theirs, name), path.join(ours, name));
    }
  }
}

function buildPage(): string {
  const {status, stdout, stderr} = spawnSync(
    path.join(project, 'node_modules/.bin/docusaurus'),
    ['build', site, '--no-minify'],
    {
      cwd: project,
      encoding: 'utf8',
      env: {...process.env, ...nativePackages(project)},
    },
  );
  expect(status, stdout + stderr).toBe(0);
  return readFileSync(path.join(site, 'build/index.html'), 'utf8');
}

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'warm-'));
  borrowPackages();
  write('package.json', '{"name": "warm", "private": true}');
  write('docusaurus.config.ts', config);
  write('versioned_docs/README.md', 'There is one version.');
  write(
    'docs/page.mdx',
    '---\nslug: /\n---\n\n```ts file=samples/count/count.ts\n```\n',
  );
});

afterAll(() => rmSync(site, {recursive: true}));

it('shows a changed sample on the next warm build', {timeout: 240_000}, () => {
  write('samples/count/count.ts', 'export const before = 1;\n');
  expect(buildPage()).toContain('before');
  const caches = path.join(site, 'node_modules/.cache');
  expect(existsSync(caches) && readdirSync(caches)).not.toEqual([]);

  write('samples/count/count.ts', 'export const after = 2;\n');
  const page = buildPage();
  expect(page).toContain('after');
  expect(page).not.toContain('before');
});
