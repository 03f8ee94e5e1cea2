import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {latestVersion} from '../content/site/versions';

it('Docusaurus loads the configuration when it is started by hand', () => {
  const {stdout, stderr} = spawnSync(
    'node_modules/.bin/docusaurus',
    ['docs:version', latestVersion],
    {encoding: 'utf8'},
  );
  expect(stdout + stderr).toContain('this version already exists');
});
