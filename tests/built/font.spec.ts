import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {expect, it} from 'vitest';
import type {Node} from 'build-utils/html';
import {readSiteFiles} from 'site-server/build';
import {fontCharacters} from '../../config/fontCharacters';

const build = path.resolve('build');
const source = path.dirname(
  require.resolve('@fontsource-variable/figtree/package.json'),
);

/** Whether the complete font has a character, according to the ranges in its package. */
function isInFont(character: string): boolean {
  const {latin} = JSON.parse(
    readFileSync(path.join(source, 'unicode.json'), 'utf8'),
  ) as {latin: string};
  const code = character.codePointAt(0) ?? 0;
  return latin.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return parseInt(first, 16) <= code && code <= parseInt(last, 16);
  });
}

/** The text that is shown in the font: code has another one. */
function visibleText(html: string): string {
  const hidden = ['script', 'style', 'pre', 'code'];
  const collect = (node: Node): string =>
    'tagName' in node && hidden.includes(node.tagName)
      ? ''
      : 'value' in node
        ? node.value
        : 'childNodes' in node
          ? node.childNodes.map(collect).join('')
          : '';
  return collect(parse(html));
}

it('the subset has every character of the pages that the complete font has', () => {
  const pages = [...readSiteFiles(build).keys()].filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(200);
  const found = new Map<string, string>();
  for (const page of pages) {
    const html = readFileSync(path.join(build, page), 'utf8');
    for (const character of new Set(visibleText(html))) {
      found.set(character, page);
    }
  }
  const missing = [...found].filter(
    ([character]) =>
      /[^\p{Cc}\uFEFF]/u.test(character) &&
      !fontCharacters.includes(character) &&
      isInFont(character),
  );
  expect(missing, 'add to config/fontCharacters.ts').toEqual([]);
});
