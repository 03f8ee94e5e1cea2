import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {fingerprint, fingerprintFile} from './fingerprint.mjs';
import {requireBuild} from './requireBuild.mjs';

let root = '';

beforeEach(() => {
  root = temporaryFolder();
  writeWithFolders(path.join(root, 'config/env.ts'), '');
  writeWithFolders(path.join(root, 'docs/a.mdx'), 'one');
});

it('refuses to test a site that is not there, or was made from other sources', async () => {
  await expect(requireBuild(root)).rejects.toThrow(
    'build/ has no site. Run "npm run build" first.',
  );
  writeWithFolders(path.join(root, 'build/index.html'), '');
  writeWithFolders(fingerprintFile(root), await fingerprint(root));
  await requireBuild(root);
  writeWithFolders(path.join(root, 'docs/a.mdx'), 'two');
  await expect(requireBuild(root)).rejects.toThrow(
    'build/ was made from other sources than these. Run "npm run build" first.',
  );
});

it('serving asks for a build where there is none', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: {serve: string};
  };
  const {status, stderr} = spawnSync('sh', ['-c', scripts.serve], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('deploy/ has no server. Run "npm run build" first.\n');
});
