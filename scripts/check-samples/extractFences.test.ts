import {describe, expect, it} from 'vitest';
import {extractFences} from './extractFences';

describe('extractFences', () => {
  it('finds language, keys, code and place of each fence', () => {
    const page = [
      'Words.',
      '```ts title="a.ts"',
      'const a = 1;',
      '```',
      '1. Step',
      '   ~~~js fragment="why"',
      '   ```',
      '   ~~~',
      '````mdx',
      '```ts',
      '```',
      '````',
    ].join('\n');
    expect(extractFences(page)).toEqual([
      {
        language: 'ts',
        keys: {rest: 'title="a.ts"'},
        code: 'const a = 1;',
        line: 3,
      },
      {
        language: 'js',
        keys: {fragment: 'why', rest: ''},
        code: '```',
        line: 7,
      },
      {language: 'mdx', keys: {rest: ''}, code: '```ts\n```', line: 10},
    ]);
  });

  it('rejects a fence without an end', () => {
    expect(() => extractFences('a\n```ts\nb')).toThrow('2: the fence has no');
  });
});
