import {expect, it} from 'vitest';
import {filesWith, textFilesOf} from '../../tests/e2e/lab/filesOf';

it('code is highlighted at build time: no highlighter is in the scripts', () => {
  expect(textFilesOf('build/assets/js').size).toBeGreaterThan(100);
  expect(
    filesWith('build/assets/js', ['token-line', 'codeToHtml', 'oniguruma']),
  ).toEqual([]);
});
