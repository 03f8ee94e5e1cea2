import {expect, it} from 'vitest';
import {checkPages, claims} from './checkPages';
import {readPages} from './readPages';

const pages = readPages();

it('reads every version', () => {
  expect(pages.length).toBeGreaterThan(80);
});

it('no page names a number that the data files lack', () => {
  expect(checkPages(pages)).toEqual([]);
});

it.each(claims)('rejects a page with another $what', ({what, pattern}) => {
  const page = pages.find(({text}) => text.search(pattern) !== -1);
  const wrong = (page?.text ?? '').replace(pattern, (match, value: string) =>
    match.replace(
      value,
      value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    ),
  );
  expect(
    checkPages([...pages, {file: 'wrong.mdx', text: wrong}]).join('\n'),
  ).toContain(`wrong.mdx: ${what} is `);
});

it('rejects a claim that no page makes any more', () => {
  expect(checkPages([])).toHaveLength(claims.length);
});
