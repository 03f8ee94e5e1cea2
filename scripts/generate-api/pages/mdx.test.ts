import {describe, expect, it} from 'vitest';
import {blocks, component, escapeText, heading, page, plainText} from './mdx';

describe('mdx', () => {
  it('writes components without what is not set', () => {
    expect(component('A', {b: 'c', d: true, e: false, f: undefined})).toBe(
      '<A b={"c"} d />',
    );
    expect(component('A', {}, 'text', '')).toBe('<A>\n\ntext\n\n</A>');
  });

  it('joins blocks that say something', () => {
    expect(blocks('a', undefined, ' ', 'b')).toBe('a\n\nb');
  });

  it('writes headings with anchors', () => {
    expect(heading(3, '_load[0]', 'load')).toBe(
      '### \\_load\\[0\\] {/* #load */}',
    );
  });

  it('keeps names from being markup', () => {
    expect(escapeText('a<b>{c}')).toBe('a\\<b\\>\\{c\\}');
  });

  it('keeps the words of Markdown', () => {
    expect(plainText('A [`b`](/c)\n**d** \\{e\\}')).toBe('A b d {e}');
  });

  it('writes front matter', () => {
    expect(page({title: 'A "b"', position: 1, none: undefined}, 'c')).toBe(
      '---\ntitle: "A \\"b\\""\nposition: 1\n---\n\nc\n',
    );
  });
});
