import {codeText, type Markdown} from '../model/types';
import type {Change} from './compare';
import type {History} from './History';
import type {Snapshot} from './snapshots';

function mentions(snapshot: Snapshot, name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return snapshot.signatures.some((code) => word.test(codeText(code)));
}

function link({name, href}: Snapshot): Markdown {
  return `[\`${name}\`](${href})`;
}

/** What our own words or the deprecation notice of something say. */
function ownAdvice(
  {replacements}: History,
  {key, deprecated}: Snapshot,
): Markdown | undefined {
  return (
    replacements[key] ??
    (deprecated && `It was deprecated with the note “${deprecated}”`)
  );
}

/** The deprecation notice of a removed member that used a removed symbol. */
function adviceOfUser(
  gone: Snapshot,
  removed: readonly Snapshot[],
): Markdown | undefined {
  const user = removed.find(
    (other) => other.deprecated !== undefined && mentions(other, gone.symbol),
  );
  return gone.member !== undefined || user?.deprecated === undefined
    ? undefined
    : `${link(user)}, which used it, was deprecated with the note “${user.deprecated}”`;
}

/** Added members whose names contain the name of the removed one. */
function successors(gone: Snapshot, changes: readonly Change[]): Snapshot[] {
  const name = (gone.member ?? gone.symbol).toLowerCase();
  const added = changes.flatMap((each) =>
    each.type === 'added' ? [each.after] : [],
  );
  return added.filter(
    ({symbol, member}) =>
      symbol === gone.symbol && member?.toLowerCase().includes(name),
  );
}

/**
 * What to use instead of something that a version removed: our own words, or as
 * far as the packages tell, the deprecation notice, or else members with a
 * similar name that the same version added.
 */
export function replacementOf(
  history: History,
  gone: Snapshot,
  version: string,
): Markdown | undefined {
  const changes = history.changesOf(version);
  const told =
    ownAdvice(history, gone) ??
    adviceOfUser(
      gone,
      changes.flatMap((each) => (each.type === 'removed' ? [each.before] : [])),
    );
  if (told !== undefined) {
    return told;
  }
  const found = successors(gone, changes);
  return found.length === 0
    ? undefined
    : `Added in the same version: ${found.map(({name}) => `\`${name}\``).join(', ')}.`;
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

/** Whether a text names a symbol or member, or a member of the symbol: `bridges.arches.build` names `Arches`. */
function names(text: Markdown, {name}: Snapshot): boolean {
  const isNamed = (code: string) =>
    `.${code}`.toLowerCase().endsWith(`.${name.toLowerCase()}`);
  return [...text.matchAll(/`([^`]+)`/g)].some(
    ([, code = '']) => isNamed(code) || isNamed(code.replace(/\.\w+$/, '')),
  );
}

/** What an older version had in place of something: what was removed in favour of it. */
function predecessorsOf(
  history: History,
  gone: Snapshot,
  newer: string,
  older: string,
): Snapshot[] {
  return history.between(older, newer).flatMap((change) => {
    if (change.type !== 'removed') {
      return [];
    }
    const {before} = change;
    const {version, state = before} = removalOf(history, before, newer);
    const isReplaced =
      names(ownAdvice(history, state) ?? '', gone) ||
      successors(state, history.changesOf(version)).some(
        ({key}) => key === gone.key,
      );
    return isReplaced ? [before] : [];
  });
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
