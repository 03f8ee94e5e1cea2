import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {coverKinds, kindsOf} from './coverKinds';

const kindsOfHtml = (html: string) => kindsOf(parse(html));

it('knows an element by its name, its classes and its role', () => {
  expect(
    kindsOfHtml(
      '<html class="page-a"><p>one<p>two<p class="lead">three<div role=tab class=tabs>',
    ),
  ).toEqual(new Set(['head  ', 'body  ', 'p  ', 'p lead ', 'div tabs tab']));
});

it('leaves out emphasis and the shapes of a drawing, but neither its text nor what has a role', () => {
  expect(
    kindsOfHtml(
      '<em>so</em><svg role=img><path class=pen /><text class=word>a</text><g role=img>',
    ),
  ).toEqual(new Set(['head  ', 'body  ', 'svg  img', 'text word ', 'g  img']));
});

it('picks pages that hold every kind of element, and no more', () => {
  const pages = [
    {name: 'a', kinds: new Set(['p', 'table'])},
    {name: 'b', kinds: new Set(['p', 'table', 'figure'])},
    {name: 'c', kinds: new Set(['p', 'math'])},
    {name: 'd', kinds: new Set(['p', 'math'])},
  ];
  expect(coverKinds(pages).map(({name}) => name)).toEqual(['b', 'c']);
  expect(coverKinds([])).toEqual([]);
  expect(coverKinds(pages, 2).map(({name}) => name)).toEqual(['b']);
});
