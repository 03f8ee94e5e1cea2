import {describe, expect, it} from 'vitest';
import {applyChanges, type Change} from './applyChanges';

const source = `/**
 * Licence.
 *
 * @format
 * @internal
 */

/** A box. */
export interface Box {
  /**
   * Opens the box.
   *
   * @param key Key of type [[Key]]
   * @param force How hard
   * to push.
   * @returns What is inside, a [[Thing]].
   */
  open(
    key: Key,
    force?: number,
  ): Thing;
  /** Closes it. */
  close(): void;
}

export type Thing = string;
`;

function apply(...changes: Change[]): string {
  return applyChanges('box.ts', source, changes);
}

describe('applyChanges', () => {
  it('removes a member with its comment', () => {
    expect(apply({kind: 'remove', target: 'Box.close'})).toBe(
      source.replace('  /** Closes it. */\n  close(): void;\n', ''),
    );
  });

  it('takes a type out of the exports', () => {
    expect(apply({kind: 'unexport', target: 'Thing'})).toBe(
      source.replace('export type Thing', 'type Thing'),
    );
  });

  it('inserts before a declaration and its comment', () => {
    const text = ['type Key = number;'];
    expect(apply({kind: 'insert', before: 'Box', text})).toBe(
      source.replace('/** A box. */', 'type Key = number;\n\n/** A box. */'),
    );
  });

  it('replaces a signature, words of its comment and tags of dropped parameters', () => {
    const result = apply({
      kind: 'replace',
      target: 'Box.open',
      from: 'open(key: Key, force?: number): Thing;',
      to: 'open(key: string): Thing;',
      mentions: {key: {from: '[[Key]]', to: 'string'}},
      dropParams: ['force'],
    });
    expect(result).toContain('  open(key: string): Thing;\n');
    expect(result).toContain('@param key Key of type string\n   * @returns');
    expect(result).not.toContain('to push');
  });

  it('removes tags of the comment on top', () => {
    expect(apply({kind: 'untagFile', tags: ['internal']})).toBe(
      source.replace(' * @internal\n', ''),
    );
  });

  it.each<[Change, string]>([
    [{kind: 'remove', target: 'Box.lock'}, 'there are 0 declarations "lock"'],
    [{kind: 'remove', target: 'Lid'}, 'there are 0 declarations "Lid"'],
    [
      {kind: 'insert', before: 'Lid', text: []},
      'insert before Lid: there are 0',
    ],
    [
      {kind: 'replace', target: 'Box.close', from: 'close(): Lid;', to: ''},
      'it reads "close(): void;" where "close(): Lid;" was recorded',
    ],
    [
      {
        kind: 'replace',
        target: 'Box.close',
        from: 'close(): void;',
        to: '',
        dropParams: ['force'],
      },
      'its comment says nothing about "force"',
    ],
    [
      {
        kind: 'replace',
        target: 'Box.open',
        from: 'open(key: Key, force?: number): Thing;',
        to: '',
        mentions: {key: {from: '[[Lid]]', to: ''}},
      },
      '"[[Lid]]" is not in its @key text',
    ],
    [{kind: 'untagFile', tags: ['ignore']}, 'has no @ignore'],
  ])('refuses %o', (change, reason) => {
    expect(() => apply(change)).toThrow(reason);
    expect(() => apply(change)).toThrow(/^box\.ts: cannot .* Update the list/);
  });

  it('refuses to hide what is not exported', () => {
    expect(() =>
      applyChanges('a.ts', 'type A = 1;', [{kind: 'unexport', target: 'A'}]),
    ).toThrow('a.ts: cannot unexport A: it is not exported.');
  });
});
