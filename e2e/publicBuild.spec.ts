import {expect, test} from '@playwright/test';
import {filesWith, textFilesOf} from './lab/filesOf';

test('the public build has no line of the internal docs and of analytics [S6.1]', () => {
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

test('code is highlighted while the site builds: no highlighter is in the scripts', () => {
  expect(textFilesOf('build/assets/js').size).toBeGreaterThan(100);
  expect(
    filesWith('build/assets/js', ['token-line', 'codeToHtml', 'oniguruma']),
  ).toEqual([]);
});
