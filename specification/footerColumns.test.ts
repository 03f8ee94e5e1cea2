import {isMultiColumnFooterLinks} from '@docusaurus/theme-common';
import {expect, it} from 'vitest';
import {footer} from '../config/footer';

const link = {label: 'FAQ', to: '/faq/'};

it.each([
  ['ours', footer.links, true],
  ['a plain row', [link], false],
  [
    'a row whose later entry has a title',
    [link, {title: 'A', items: []}],
    false,
  ],
])(
  '%s: a title on the first entry means columns [S2.36]',
  (_name, links, isColumns) => {
    expect(
      isMultiColumnFooterLinks(
        links as Parameters<typeof isMultiColumnFooterLinks>[0],
      ),
    ).toBe(isColumns);
  },
);
