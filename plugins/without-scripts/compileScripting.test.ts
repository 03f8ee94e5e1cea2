import postcss from 'postcss';
import {expect, it} from 'vitest';
import {compileScripting} from './compileScripting';

const compile = (css: string) => postcss([compileScripting]).process(css).css;

it.each([
  [
    '@media (scripting: none) {.a, .b {color: red}}',
    ':root:not([data-theme]) .a, :root:not([data-theme]) .b {color: red}',
  ],
  [
    '@media (scripting: enabled) {.a {color: red}}',
    ':root[data-theme] .a {color: red}',
  ],
  [
    '@media print, (scripting: none), (pointer: coarse) {.a {color: red}}',
    '@media print, (pointer: coarse) {.a {color: red}}:root:not([data-theme]) .a {color: red}',
  ],
  [
    '@media (width > 9px) {.a {color: red}}',
    '@media (width > 9px) {.a {color: red}}',
  ],
])('compiles %s', (css, compiled) => {
  expect(compile(css).replaceAll(/\s+/g, ' ')).toBe(compiled);
});

it('refuses what an attribute cannot express', () => {
  expect(() =>
    compile('@media (scripting: none) and (width > 9px) {.a {color: red}}'),
  ).toThrow('become an attribute');
});
