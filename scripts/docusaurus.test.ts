import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, it} from 'vitest';
import {latestVersion} from '../content/site/versions';

it('Docusaurus loads the configuration when it is started by hand', () => {
  const {JITI_NATIVE_MODULES: _ofBuild, ...env} = process.env;
  const {stdout, stderr} = spawnSync(
    'node_modules/.bin/docusaurus',
    ['docs:version', latestVersion],
    {encoding: 'utf8', env},
  );
  expect(stdout + stderr).toContain('this version already exists');
});
