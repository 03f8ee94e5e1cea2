import {expect, it} from 'vitest';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  textOf,
  type Element,
} from 'build-utils/html';
import {helpPages} from '../../content/site/help';
import {linksIn, partOf, readBuiltPage} from '../../scripts/lib/readBuiltPage';

const labels: readonly string[] = helpPages.map(({label}) => label);

it.each(helpPages)(
  '$to has the menu of Help, is marked in it, and has one title and one main part',
  ({to}) => {
    const page = readBuiltPage(to);
    const menu = elementsNamed(page, 'nav').find(
      (nav) => attributeOf(nav, 'aria-label') === 'Docs sidebar',
    );
    const links = menu === undefined ? [] : elementsNamed(menu, 'a');
    expect(links.map((link) => textOf(link))).toEqual(labels);
    expect(
      links
        .filter((link) => attributeOf(link, 'aria-current') === 'page')
        .map((link) => attributeOf(link, 'href')),
    ).toEqual([to]);
    expect(elementsNamed(page, 'main')).toHaveLength(1);
    expect(elementsNamed(page, 'h1')).toHaveLength(1);
  },
);

it('the footer lists the pages of Help once each', () => {
  const footer = linksIn(partOf(readBuiltPage('/status/'), 'footer'));
  const listed = footer.filter(({text}) => labels.includes(text));
  expect(listed.map(({text}) => text).toSorted()).toEqual(labels.toSorted());
});

it.each([
  ...['/troubleshooting/', '/status/', '/compatibility/', '/faq/'],
  ...['/docs/api/changes/', '/docs/0.1/api/changes/'],
  '/docs/tutorials/get-started/',
])('one paragraph at most follows the lead of %s', (address) => {
  const text = [...elementsOf(partOf(readBuiltPage(address), 'main'))].find(
    (element) => attributeOf(element, 'class')?.split(' ').includes('markdown'),
  );
  const parts = (text?.childNodes ?? [])
    .filter((node): node is Element => 'tagName' in node)
    .map(({tagName}) => tagName);
  const opening = parts.slice(0, parts.indexOf('h2'));
  const paragraphs = opening.filter((name) => name === 'p').length;
  expect(paragraphs).toBeGreaterThan(0);
  expect(paragraphs).toBeLessThanOrEqual(2);
});
