import postcss from 'postcss';
import {expect, it} from 'vitest';
import {followSystem} from './followSystem';

it.each([
  [
    'the root',
    "[data-theme='dark']{--a:1}",
    "[data-theme='dark']{--a:1}@media (prefers-color-scheme: dark){:root:not([data-theme]){--a:1}}",
  ],
  [
    'what is inside it, and no other selector',
    'html[data-theme=dark] .a,.b{top:0}',
    'html[data-theme=dark] .a,.b{top:0}@media (prefers-color-scheme: dark){:root:not([data-theme]) .a{top:0}}',
  ],
  ['nothing of the light mode', '[data-theme=light]{--a:1}', undefined],
])('repeats %s', async (_what, css, expected = css) => {
  const {css: followed} = await postcss([followSystem]).process(css, {
    from: undefined,
  });
  expect(followed.replaceAll('\n', '')).toBe(expected);
});
