import {expect, it} from 'vitest';
import {acceptedTypes} from './cases';
import {prefersMarkdown} from './prefersMarkdown';

it.each(acceptedTypes)('$accept: Markdown is $isMarkdown', (each) => {
  expect(prefersMarkdown(each.accept)).toBe(each.isMarkdown);
});

it('leaves the choice to the site without a header', () => {
  expect(prefersMarkdown(undefined)).toBe(false);
});
