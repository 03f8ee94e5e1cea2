import {expect, it} from 'vitest';
import {filesWith, textFilesOf} from '../../tests/e2e/lab/filesOf';

it('the public build has no line of the internal docs and of analytics [S6.1]', () => {
  expect(textFilesOf('build').size).toBeGreaterThan(100);
  expect(
    filesWith('build', [
      '__internaldocs_auto_redirect',
      'static-docs-bridge',
      'Not running on static docs',
      'internal-docs',
      'internal version of this page',
      'page-update',
      'googletagmanager',
      'google-analytics',
    ]),
  ).toEqual([]);
});
