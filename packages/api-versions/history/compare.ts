import {signatureText, type Snapshot} from './snapshots';

/** What can happen to a symbol or member from one version to another. */
export type ChangeType =
  | 'added'
  | 'changed'
  | 'deprecated'
  | 'restored'
  | 'exported'
  | 'unexported'
  | 'removed';

/** One difference between two versions. */
export type Change =
  | {type: 'added'; after: Snapshot}
  | {type: 'removed'; before: Snapshot}
  | {
      type: Exclude<ChangeType, 'added' | 'removed'>;
      before: Snapshot;
      after: Snapshot;
    };

function changesOf(before: Snapshot, after: Snapshot): Change[] {
  const wasDeprecated = before.deprecated !== undefined;
  const isDeprecated = after.deprecated !== undefined;
  const types: [boolean, Exclude<ChangeType, 'added' | 'removed'>][] = [
    [before.local && !after.local && after.member === undefined, 'exported'],
    [!before.local && after.local && after.member === undefined, 'unexported'],
    [signatureText(before) !== signatureText(after), 'changed'],
    [!wasDeprecated && isDeprecated, 'deprecated'],
    [wasDeprecated && !isDeprecated, 'restored'],
  ];
  return types.flatMap(([happened, type]) =>
    happened ? [{type, before, after}] : [],
  );
}

/** Whether a member was added or removed on its own, not along with its symbol. */
function changedAlone(
  {key, member}: Snapshot,
  other: ReadonlyMap<string, Snapshot>,
): boolean {
  return (
    member === undefined ||
    other.has(key.slice(0, key.length - member.length - 1))
  );
}

/** Lists what changed from one version to another. */
export function compare(
  before: ReadonlyMap<string, Snapshot>,
  after: ReadonlyMap<string, Snapshot>,
): Change[] {
  const kept = [...after.values()].flatMap((snapshot): Change[] => {
    const old = before.get(snapshot.key);
    if (old !== undefined) {
      return changesOf(old, snapshot);
    }
    return changedAlone(snapshot, before)
      ? [{type: 'added', after: snapshot}]
      : [];
  });
  const gone = [...before.values()]
    .filter(({key}) => !after.has(key))
    .filter((snapshot) => changedAlone(snapshot, after))
    .map((snapshot): Change => ({type: 'removed', before: snapshot}));
  return [...kept, ...gone];
}

/** The state after a change, or before it for a removal. */
export function subjectOf(change: Change): Snapshot {
  return change.type === 'removed' ? change.before : change.after;
}
