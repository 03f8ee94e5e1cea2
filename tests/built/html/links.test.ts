import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {foreignFiles, linksWithoutSlash, openLinks} from './links';

it.each([
  ['<a href=/faq/#a>', []],
  ['<a href=/faq?q=1>', ['/faq']],
])('of %s, without a slash: %j', (html, found) => {
  expect(linksWithoutSlash(parse(html))).toEqual(found);
});

it.each([
  ['<a href=/faq/>', []],
  ['<a href=https://a.org/ target=_blank rel="noopener noreferrer">', []],
  ['<a href=https://a.org/ rel="noopener noreferrer">', ['https://a.org/']],
  ['<a href=https://a.org/ target=_blank>', ['https://a.org/']],
])('of %s, open: %j', (html, found) => {
  expect(openLinks(parse(html))).toEqual(found);
});

it.each([
  ['<link rel=canonical href=https://a.org/><img src=/a.svg>', []],
  ['<script src=//a.org/a.js></script>', ['//a.org/a.js']],
  ['<link rel=stylesheet href=https://a.org/a.css>', ['https://a.org/a.css']],
])('of %s, from elsewhere: %j', (html, found) => {
  expect(foreignFiles(parse(html))).toEqual(found);
});
