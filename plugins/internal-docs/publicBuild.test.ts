import path from 'node:path';
import {expect, it} from 'vitest';
import {buildLab, labFolder} from '../../tests/e2e/lab/buildLab';
import {filesWith} from '../../tests/e2e/lab/filesOf';

it(
  'a public build leaves out internal pages, blocks and sidebar items [S6.3]',
  {timeout: 240_000},
  async () => {
    const {exitCode, output} = await buildLab(
      'public',
      {},
      'docusaurus.config.ts',
      '--no-minify',
    );
    expect(exitCode, output).toBe(0);
    const build = path.join(labFolder('public'), 'build');
    expect(filesWith(build, ['Write an issue.']).length).toBeGreaterThan(0);
    expect(
      filesWith(build, [
        'Call the operator',
        'frobnicator',
        'Runbook',
        'On-call rota',
      ]),
    ).toEqual([]);
  },
);
