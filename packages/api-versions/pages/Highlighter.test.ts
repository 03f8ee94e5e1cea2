import {describe, expect, it} from 'vitest';
import {highlight} from '../__fixtures__/highlight';
import {Highlighter} from './Highlighter';

describe('Highlighter', () => {
  it('marks tokens, keeps links and cuts lines', async () => {
    const highlighter = new Highlighter(highlight);
    const code = [
      {text: 'topk(\n  k: number,\n): '},
      {text: 'Tensor', href: '/t/'},
    ];
    await highlighter.prepare(code, 'member');
    const lines = highlighter.lines(code, 'member');
    expect(
      lines.map((line) =>
        line
          .map((token) => (typeof token === 'string' ? token : token[1]))
          .join(''),
      ),
    ).toEqual(['topk(', '  k: number,', '): Tensor']);
    expect(lines[0]?.[0]).toEqual(['function', 'topk']);
    expect(lines[2]?.at(-1)).toEqual(['function', 'Tensor', '/t/']);
  });
});
