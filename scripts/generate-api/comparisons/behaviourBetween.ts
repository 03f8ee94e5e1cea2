import {notes, packageNotes} from '../words/notes';
import type {Note} from '../words/notes/types';
import type {Markdown} from '../model/types';
import type {PageContext} from '../pages/PageContext';

/** What native code did and does, about the members that both versions have. */
export type BehaviourDifference = {
  /** `module:Symbol.member`; empty for the whole package. */
  targets: readonly string[];
  before: readonly Markdown[];
  after: readonly Markdown[];
};

function hasTarget({model}: PageContext, target: string): boolean {
  const [module, name = ''] = target.split(':');
  const [owner, member] = name.split('.');
  return model.modules
    .flatMap(({symbols}) => symbols)
    .some(
      (symbol) =>
        symbol.module === module &&
        symbol.name === owner &&
        (member === undefined ||
          symbol.members.some((each) => each.name === member)),
    );
}

/** Notes of the packages that come after one version, up to another. */
function packageNotesBetween(
  {versions}: PageContext,
  older: string,
  newer: string,
): Markdown[] {
  const packages = versions.map(({packageVersion}) => packageVersion);
  return packages
    .slice(packages.indexOf(older) + 1, packages.indexOf(newer) + 1)
    .flatMap((version) => packageNotes[version] ?? []);
}

/** Behaviour that differs between two versions, though no signature shows it. */
export function behaviourBetween(
  from: PageContext,
  to: PageContext,
): BehaviourDifference[] {
  const byTargets = new Map<string, Note[]>();
  for (const note of notes) {
    const targets = note.targets.filter(
      (target) => hasTarget(from, target) && hasTarget(to, target),
    );
    if (targets.length > 0 && from.isIn(note) !== to.isIn(note)) {
      const key = targets.join(' ');
      byTargets.set(key, [...(byTargets.get(key) ?? []), note]);
    }
  }
  const own = [...byTargets].map(([key, found]) => ({
    targets: key.split(' '),
    before: found.filter((note) => from.isIn(note)).map(({text}) => text),
    after: found.filter((note) => to.isIn(note)).map(({text}) => text),
  }));
  const [old, now] = [from, to].map(({version}) => version.packageVersion) as [
    string,
    string,
  ];
  const [before, after] = [
    packageNotesBetween(from, now, old),
    packageNotesBetween(from, old, now),
  ];
  return before.length + after.length === 0
    ? own
    : [...own, {targets: [], before, after}];
}
