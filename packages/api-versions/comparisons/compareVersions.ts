import type {
  BehaviourChange,
  Comparison,
  SymbolChange,
  TopicChanges,
} from '../pageData';
import {subjectOf, type Change, type ChangeType} from '../history/compare';
import {replacementBetween} from '../history/replacement';
import {lists, sections} from '../history/sections';
import type {Snapshot} from '../history/snapshots';
import {codeText, isEntryExport, type Markdown} from '../model/types';
import {hrefOfTarget} from '../notes';
import {adviceOfChange, codeOfChange} from '../pages/describeChange';
import type {PageContext} from '../pages/PageContext';
import {behaviourBetween, type BehaviourDifference} from './behaviourBetween';
import {inlineWords} from './inlineWords';
import {markDifferences} from './markDifferences';

function differenceOf(type: ChangeType): SymbolChange['difference'] {
  return sections.find((section) => lists(section, type))?.id ?? 'changed';
}

type Topic = TopicChanges['topic'];

/** A change and the topic that lists it. */
type Placed = {topic: Topic; change: TopicChanges['changes'][number]};

/** What of an added symbol is deprecated already. */
function deprecatedWith(added: Snapshot, to: PageContext): Markdown {
  const note = added.deprecated;
  if (note !== undefined) {
    return to.linkNames(`Deprecated already: ${note}`, added.symbol);
  }
  const members = to.history
    .membersOf(to.version.docsVersion, added.key)
    .filter(({deprecated}) => deprecated !== undefined);
  return members.length === 0
    ? ''
    : to.linkNames(
        `Deprecated already: ${members.map(({name}) => `\`${name}\``).join(', ')}.`,
        added.symbol,
      );
}

function adviceOf(
  change: Change,
  from: PageContext,
  to: PageContext,
): Markdown {
  if (change.type === 'added') {
    return deprecatedWith(change.after, to);
  }
  return change.type === 'removed'
    ? to.linkNames(
        replacementBetween(
          to.history,
          change.before,
          {from: from.version.docsVersion, to: to.version.docsVersion},
          (version) => to.info(version).label,
        ),
      )
    : adviceOfChange({docsVersion: to.version.docsVersion, change}, to);
}

/** Members that came or went with a symbol, unless its declaration shows them. */
function membersOf(
  change: Change,
  from: PageContext,
  to: PageContext,
): SymbolChange['members'] {
  if (change.type !== 'added' && change.type !== 'removed') {
    return undefined;
  }
  const {key, declaration} = subjectOf(change);
  const {history, version} = change.type === 'added' ? to : from;
  const members = history.membersOf(version.docsVersion, key);
  return members.length === 0 ||
    declaration.some((code) => codeText(code).includes('{\n'))
    ? undefined
    : members.map(({member = '', href}) => ({name: member, href}));
}

function symbolChange(
  change: Change,
  from: PageContext,
  to: PageContext,
): Placed {
  const {module, symbol, kind, memberKind, name, href, local} =
    subjectOf(change);
  const {before, after} = codeOfChange(change, to);
  const advice = inlineWords(adviceOf(change, from, to), to.highlighter);
  const entry: SymbolChange = {
    difference: differenceOf(change.type),
    type: change.type,
    kind: memberKind ?? kind,
    name,
    href,
    ...(local && {isLocal: true}),
    ...(before && after ? markDifferences(before, after) : {before, after}),
    members: membersOf(change, from, to),
    ...(advice.length > 0 && {advice}),
  };
  return {topic: to.topicOf(module, symbol), change: entry};
}

function behaviourChange(
  {targets, before, after}: BehaviourDifference,
  context: PageContext,
): Placed {
  const {model, highlighter} = context;
  const words = (texts: readonly Markdown[]) =>
    texts.map((text) => inlineWords(text, highlighter));
  const [first] = targets;
  const [module = '', name = ''] = first?.split(':') ?? [];
  const entry: BehaviourChange = {
    difference: 'behaviour',
    targets: targets.map((target) => ({
      name: target.replace(/^.*:/, ''),
      href: hrefOfTarget(target, model) ?? '',
    })),
    before: words(before),
    after: words(after),
  };
  return {
    topic:
      first === undefined
        ? 'package'
        : context.topicOf(module, name.replace(/\..*$/, '')),
    change: entry,
  };
}

/** Everything that differs between two versions, by topic, what apps can import first. */
function compareVersions(from: PageContext, to: PageContext): Comparison {
  const exported = new Set(
    [from, to]
      .flatMap(({model}) => model.modules.flatMap(({symbols}) => symbols))
      .filter(isEntryExport)
      .map(({module, name}) => `${module}:${name}`),
  );
  const isExported = (change: Change) => {
    const {module, symbol} = subjectOf(change);
    return exported.has(`${module}:${symbol}`);
  };
  const changes = to.history
    .between(from.version.docsVersion, to.version.docsVersion)
    .toSorted((a, b) => Number(isExported(b)) - Number(isExported(a)));
  const placed = [
    ...changes.map((change) => symbolChange(change, from, to)),
    ...behaviourBetween(from, to).map((each) => behaviourChange(each, to)),
  ];
  return [...Object.keys(to.options.words.topics.names), 'package']
    .map((topic) => ({
      topic,
      changes: placed
        .filter((each) => each.topic === topic)
        .map(({change}) => change),
    }))
    .filter((each) => each.changes.length > 0);
}

/** The comparisons with one version, by their file below its `api/`. */
export function compareWithOthers(
  to: PageContext,
  contexts: readonly PageContext[],
): [string, string][] {
  return contexts
    .filter((from) => from !== to)
    .map((from) => [
      `comparisons/${from.version.label}.json`,
      JSON.stringify(compareVersions(from, to)),
    ]);
}
