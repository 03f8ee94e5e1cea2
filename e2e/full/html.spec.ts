import {validate} from '../../scripts/check-html/validate';
import {builtPages} from '../builtPages';
import {expect, test} from '../fixtures';

test('every file is valid HTML', async () => {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const {path, html} of builtPages()) {
    problems.push(
      ...(await validate(html, seen)).map((line) => `${path} ${line}`),
    );
  }
  expect(problems).toEqual([]);
});
