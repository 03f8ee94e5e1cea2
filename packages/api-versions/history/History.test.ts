import {describe, expect, it} from 'vitest';
import {emptyMember, emptySymbol} from '../__fixtures__/model';
import {emptyDoc} from '../model/readDoc';
import type {ApiMember, ApiModel, ApiSymbol} from '../model/types';
import {subjectOf} from './compare';
import {History} from './History';
import {replacementBetween, replacementOf} from './replacement';

function member(
  name: string,
  code: string,
  deprecated?: string,
  href?: string,
): ApiMember {
  return {
    ...emptyMember,
    name,
    anchor: name,
    code: [{text: code, href}],
    doc: {...emptyDoc, ...(deprecated && {deprecated})},
  };
}

function symbol(name: string, members: ApiMember[], local = false): ApiSymbol {
  return {
    ...emptySymbol,
    name,
    local,
    href: `/${name}/`,
    anchor: name,
    code: [{text: `interface ${name}`}],
    members,
  };
}

function model(docsVersion: string, symbols: ApiSymbol[]): ApiModel {
  return {
    docsVersion,
    modules: [{name: 'm', href: '/m/', doc: emptyDoc, symbols}],
  };
}

const history = new History(
  [
    model('1', [
      symbol('Box', [
        member('open', 'open(): Lid', 'Use `unlock`.', '/Lid/'),
        member('shut', 'shut()'),
      ]),
      symbol('Lid', [member('lift', 'lift()')]),
      symbol('Key', [], true),
      symbol('Bag', [member('fill', 'fill(\n  a: A,\n)')]),
    ]),
    model('2', [
      symbol('Box', [member('shut', 'shut(hard: boolean)')]),
      symbol('Key', []),
      symbol('Bag', [
        member('fill', 'fill(a: A)'),
        member('refill', 'refill()'),
      ]),
      symbol('Cup', [member('sip', 'sip()')]),
    ]),
    model('3', [
      symbol('Box', [member('shut', 'shut(hard: boolean)', 'Leave it.')]),
      symbol('Bag', [member('refill', 'refill()')]),
    ]),
  ],
  {
    'm:type:Bag.fill': {by: ['m:type:Bag.refill']},
    'm:type:Cup': {by: [], words: 'Use `Bag`.'},
  },
);

function changes(version: string): string[] {
  return history
    .changesOf(version)
    .map((change) => `${change.type} ${subjectOf(change).name}`);
}

describe('History', () => {
  it('has nothing to tell of the first version', () => {
    expect(changes('1')).toEqual([]);
    expect(history.predecessor('1')).toBeUndefined();
  });

  it('tells what came, changed and went; layout and members of new symbols are no news', () => {
    expect(changes('2')).toEqual([
      'changed Box.shut',
      'exported Key',
      'added Bag.refill',
      'added Cup',
      'removed Box.open',
      'removed Lid',
    ]);
  });

  it('tells of deprecations', () => {
    expect(changes('3')).toEqual([
      'deprecated Box.shut',
      'removed Key',
      'removed Bag.fill',
      'removed Cup',
    ]);
  });

  it('knows where something is, and what happened to it', () => {
    expect(history.presence('m:type:Box')).toEqual(['1', '2', '3']);
    expect(history.presence('m:type:Box.open')).toEqual(['1']);
    expect(
      history
        .eventsOf('m:type:Box.shut')
        .map(({docsVersion, change}) => [docsVersion, change.type]),
    ).toEqual([
      ['2', 'changed'],
      ['3', 'deprecated'],
    ]);
  });

  it('remembers what went, the latest first', () => {
    const gone = (version: string): string[] =>
      history
        .removedBy(version)
        .map(
          ({docsVersion, change}) => `${docsVersion} ${subjectOf(change).name}`,
        );
    expect(gone('1')).toEqual([]);
    expect(gone('2')).toEqual(['2 Box.open', '2 Lid']);
    expect(gone('3')).toEqual([
      '3 Key',
      '3 Bag.fill',
      '3 Cup',
      '2 Box.open',
      '2 Lid',
    ]);
  });

  it('refuses a version that it has not', () => {
    expect(() => history.changesOf('4')).toThrow('no version "4"');
  });

  it.each([
    ['2', 'Box.open', 'It was deprecated with the note “Use `unlock`.”'],
    [
      '2',
      'Lid',
      '[`Box.open`](/Box/#open), which used it, was deprecated with the note “Use `unlock`.”',
    ],
    ['3', 'Cup', 'Use `Bag`.'],
    ['3', 'Bag.fill', undefined],
  ])('%s: %s is replaced by %s', (version, name, advice) => {
    const change = history
      .changesOf(version)
      .find((each) => subjectOf(each).name === name);
    expect(change && replacementOf(history, subjectOf(change), version)).toBe(
      advice,
    );
  });

  it.each([
    ['Bag.refill', '1', '3', 'Added in 2. In 1 use [`Bag.fill`](/Bag/#fill).'],
    ['Cup', '1', '2', 'Added in 2. 1 has nothing in its place.'],
  ])('%s has a predecessor in %s', (name, older, newer, advice) => {
    const gone = history.find(newer, `m:type:${name}`);
    expect(
      gone &&
        replacementBetween(
          history,
          gone,
          {from: newer, to: older},
          (version) => version,
        ),
    ).toBe(advice);
  });
});
