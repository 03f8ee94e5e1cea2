import {describe, expect, it} from 'vitest';
import {applyEdits, type Edit} from './applyEdits';

const source = `/**
 * Licence.
 */

/** A box. */
export interface Box {
  /** Opens the box. */
  open(
    key: Key,
    force?: number,
  ): Thing;
  /** Closes it. */
  close(): void;
}

/** A [[Thing]]. */
export type Thing = string;
`;

function apply(...edits: Edit[]): string {
  return applyEdits('box.ts', source, edits);
}

describe('applyEdits', () => {
  it.each([
    ['Box.close', '  /** Closes it. */\n  close(): void;\n'],
    ['Thing', '/** A [[Thing]]. */\nexport type Thing = string;\n'],
  ])('removes %s with its comment', (target, text) => {
    expect(apply({kind: 'remove', target})).toBe(source.replace(text, ''));
  });

  it('replaces text, however it is wrapped', () => {
    const from = 'key: Key, force?: number';
    expect(apply({kind: 'replace', from, to: 'key: $1'})).toBe(
      source.replace('key: Key,\n    force?: number', () => 'key: $1'),
    );
  });

  it('replaces each of several, after what comes before it', () => {
    expect(
      apply(
        {kind: 'replace', from: 'Thing', to: 'Item', times: 3},
        {kind: 'remove', target: 'Item'},
      ),
    ).not.toMatch(/Thing|type/);
  });

  it.each<[Edit, string]>([
    [
      {kind: 'remove', target: 'Box.lock'},
      'remove Box.lock: there are 0 declarations "lock"',
    ],
    [{kind: 'remove', target: 'Lid'}, 'there are 0 declarations "Lid"'],
    [{kind: 'remove', target: 'Thing.lid'}, 'there are 0 declarations "lid"'],
    [
      {kind: 'replace', from: 'close(): Lid;', to: ''},
      'replace "close(): Lid;": it occurs 0 times, not 1',
    ],
    [{kind: 'replace', from: 'Thing', to: ''}, 'it occurs 3 times, not 1'],
  ])('refuses %o', (edit, reason) => {
    expect(() => apply(edit)).toThrow(reason);
    expect(() => apply(edit)).toThrow(/^box\.ts: cannot .* Update the list/);
  });
});
