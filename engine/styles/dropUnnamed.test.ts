import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnnamed, readNames} from './dropUnnamed';

const isNamed = readNames([
  'clsx("menu menu__link", n && "menu__link--active")',
  '"alert--".concat(type)',
  '`col--offset-${n}`',
]);

function prune(css: string): string {
  const sheet = parse(css);
  dropUnnamed(sheet, isNamed);
  return sheet.toString();
}

describe('readNames', () => {
  it.each([
    ['menu__link', true],
    ['menu__link--active', true],
    ['alert--info', true],
    ['col--offset-3', true],
    ['col--3', false],
    ['pills', false],
    ['menu__lin', false],
  ])('of %s: %s', (name, expected) => {
    expect(isNamed(name)).toBe(expected);
  });
});

describe('dropUnnamed', () => {
  it.each([
    ['.pills{top:0}', ''],
    ['.menu{top:0}', '.menu{top:0}'],
    ['.menu .pills{top:0}', ''],
    ['.pills,.menu a{top:0}', '.menu a{top:0}'],
    ['.menu:not(.pills){top:0}', '.menu:not(.pills){top:0}'],
    [':where(.pills){top:0}', ''],
    [':is(.pills,.menu):hover{top:0}', ':is(.pills,.menu):hover{top:0}'],
    ['table th{top:0}', 'table th{top:0}'],
    [
      'html[data-theme=dark],.alert--x{top:0}',
      'html[data-theme=dark],.alert--x{top:0}',
    ],
    ['@media print{.pills{top:0}}', '@media print{}'],
    ['@keyframes a{50%{top:0}}', '@keyframes a{50%{top:0}}'],
  ])('of the stock rules %s leaves %s', (css, left) => {
    expect(prune(`@layer docusaurus.infima{${css}}`)).toBe(
      `@layer docusaurus.infima{${left}}`,
    );
  });

  it('leaves our own rules alone', () => {
    expect(prune('.pills{top:0}@layer ours{.pills{top:0}}')).toBe(
      '.pills{top:0}@layer ours{.pills{top:0}}',
    );
  });
});
