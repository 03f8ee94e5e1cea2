import {codeText, type Markdown} from '../model/types';
import type {History} from './History';
import type {Snapshot} from './snapshots';

function mentions(snapshot: Snapshot, name: string): boolean {
  const word = new RegExp(`\\b${name}\\b`);
  return snapshot.signatures.some((code) => word.test(codeText(code)));
}

function link({name, href}: Snapshot): Markdown {
  return `[\`${name}\`](${href})`;
}

/** The deprecation notice of a removed symbol, or of a removed member that used it. */
function advice(
  gone: Snapshot,
  removed: readonly Snapshot[],
): Markdown | undefined {
  if (gone.deprecated !== undefined) {
    return `It was deprecated with the note “${gone.deprecated}”`;
  }
  const user = removed.find(
    (other) => other.deprecated !== undefined && mentions(other, gone.symbol),
  );
  return gone.member !== undefined || user?.deprecated === undefined
    ? undefined
    : `${link(user)}, which used it, was deprecated with the note “${user.deprecated}”`;
}

/** Added members whose names contain the name of the removed one. */
function successors(gone: Snapshot, added: readonly Snapshot[]): Snapshot[] {
  const name = (gone.member ?? gone.symbol).toLowerCase();
  return added.filter(
    ({symbol, member}) =>
      symbol === gone.symbol && member?.toLowerCase().includes(name),
  );
}

/**
 * What to use instead of something that a version removed, as far as the
 * packages tell: the deprecation notice, or else members with a similar name
 * that the same version added.
 */
export function replacementOf(
  history: History,
  gone: Snapshot,
  version: string,
): Markdown | undefined {
  const changes = history.changesOf(version);
  const told = advice(
    gone,
    changes.flatMap((each) => (each.type === 'removed' ? [each.before] : [])),
  );
  if (told !== undefined) {
    return told;
  }
  const found = successors(
    gone,
    changes.flatMap((each) => (each.type === 'added' ? [each.after] : [])),
  );
  return found.length === 0
    ? undefined
    : `Added in the same version: ${found.map(({name}) => `\`${name}\``).join(', ')}.`;
}
