import type {Markdown} from '../model/types';
import type {History} from './History';
import type {Snapshot} from './snapshots';

/** Whether a signature links to a symbol. */
function uses({signatures}: Snapshot, {href}: Snapshot): boolean {
  return signatures.flat().some((part) => part.href === href);
}

function link({name, href}: Snapshot): Markdown {
  return `[\`${name}\`](${href})`;
}

/** The deprecation notice of a removed member that used a removed symbol. */
function adviceOfUser(
  gone: Snapshot,
  removed: readonly Snapshot[],
): Markdown | undefined {
  const user = removed.find(
    (other) => other.deprecated !== undefined && uses(other, gone),
  );
  return (
    user &&
    `${link(user)}, which used it, was deprecated with the note “${user.deprecated}”`
  );
}

/** What to use instead of something that a version removed, as far as we or the package tell. */
export function replacementOf(
  history: History,
  gone: Snapshot,
  version: string,
): Markdown | undefined {
  const words = history.replacements[gone.key]?.words;
  if (words !== undefined) {
    return words;
  }
  if (gone.deprecated !== undefined) {
    return `It was deprecated with the note “${gone.deprecated}”`;
  }
  const removed = history
    .changesOf(version)
    .flatMap((each) => (each.type === 'removed' ? [each.before] : []));
  return gone.member === undefined ? adviceOfUser(gone, removed) : undefined;
}

/** The version that added something which an older one lacks. */
function additionOf(history: History, key: string, older: string): string {
  const start = history.versions.indexOf(older);
  return (
    history
      .presence(key)
      .find((version) => history.versions.indexOf(version) > start) ?? older
  );
}

/** The version up to `newer` that removed something for good, and the last state before. */
function removalOf(
  history: History,
  {key}: Snapshot,
  newer: string,
): {version: string; state?: Snapshot} {
  const end = history.versions.indexOf(newer);
  const last = history.versions.findLastIndex(
    (version, index) => index < end && history.find(version, key),
  );
  return {
    version: history.versions[last + 1] ?? newer,
    state: history.find(history.versions[last] ?? newer, key),
  };
}

/** What an older version had in place of something: what was removed in favor of it. */
function predecessorsOf(
  history: History,
  gone: Snapshot,
  newer: string,
  older: string,
): Snapshot[] {
  return history
    .between(older, newer)
    .flatMap((change) => (change.type === 'removed' ? [change.before] : []))
    .filter(({key}) => history.replacements[key]?.by.includes(gone.key));
}

/** What replaces something that `from` has and `to` lacks, whichever is newer. */
export function replacementBetween(
  history: History,
  gone: Snapshot,
  {from, to}: {from: string; to: string},
  label: (version: string) => string,
): Markdown {
  if (history.versions.indexOf(from) < history.versions.indexOf(to)) {
    const {version, state = gone} = removalOf(history, gone, to);
    const advised =
      replacementOf(history, state, version) ??
      'The package names no replacement.';
    return `Removed in ${label(version)}. ${advised}`;
  }
  const added = `Added in ${label(additionOf(history, gone.key, to))}.`;
  const earlier = predecessorsOf(history, gone, from, to);
  return earlier.length === 0
    ? `${added} ${label(to)} has nothing in its place.`
    : `${added} In ${label(to)} use ${earlier.map(link).join(', ')}.`;
}
