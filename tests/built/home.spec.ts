import {expect, it} from 'vitest';
import {attributeOf, elementsNamed} from 'build-utils/html';
import {linksIn, partOf, readBuiltPage} from '../../scripts/lib/readBuiltPage';

it('the home page has one orange action, to which the status page leads too', () => {
  const main = partOf(readBuiltPage('/'), 'main');
  const orange = elementsNamed(main, 'a')
    .filter((link) => attributeOf(link, 'class')?.includes('button--primary'))
    .map((link) => attributeOf(link, 'href'));
  expect(orange).toEqual(['/docs/tutorials/get-started/']);
  const name = linksIn(main).find(({href}) => href === orange[0])?.text;
  expect(name).toBe('Get started');
  const advice = linksIn(partOf(readBuiltPage('/status/'), 'table'));
  expect(advice).toContainEqual(
    expect.objectContaining({text: name, href: orange[0]}),
  );
});
