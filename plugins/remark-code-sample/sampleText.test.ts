import {expect, it} from 'vitest';
import {sampleText} from './sampleText';

const sample = `const a = 1;
// #region load
  const b = 2;

  // #region inner
  const c = 3;
  // #endregion inner
// #endregion load
<View>
  {/* #region view */}
  <Text />
  {/* #endregion view */}
</View>
`;

it.each([
  [
    undefined,
    'const a = 1;\n  const b = 2;\n\n  const c = 3;\n<View>\n  <Text />\n</View>',
  ],
  ['load', 'const b = 2;\n\nconst c = 3;'],
  ['inner', 'const c = 3;'],
  ['view', '<Text />'],
])('gives the code of region %s', (region, text) => {
  expect(sampleText(sample, region)).toBe(text);
});

it.each([
  ['a', 'missing', 'no region "missing"'],
  ['// #region a\nb', undefined, '"a" has no end'],
  ['// #endregion a', undefined, '"a" ends before it starts'],
])('rejects %j', (source, region, reason) => {
  expect(() => sampleText(source, region)).toThrow(reason);
});
