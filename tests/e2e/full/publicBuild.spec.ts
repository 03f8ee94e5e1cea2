import path from 'node:path';
import {expect, test} from '../fixtures';
import {buildLab, labFolder} from '../lab/buildLab';
import {filesWith} from '../lab/filesOf';

test('no file of a public build holds anything internal', async () => {
  const {exitCode, output} = await buildLab('public');
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
});
