import type {Markdown} from '../model/types';
import {hrefOfTarget, type Note} from '../notes';
import type {PageContext} from '../pages/PageContext';

/** What native code did and does, about the members that both versions have. */
export type BehaviourDifference = {
  /** `module:Symbol.member`; empty for the whole package. */
  targets: readonly string[];
  before: readonly Markdown[];
  after: readonly Markdown[];
};

/** Behaviour that differs between two versions, though no signature shows it. */
export function behaviourBetween(
  from: PageContext,
  to: PageContext,
): BehaviourDifference[] {
  const byTargets = new Map<string, Note[]>();
  for (const note of to.options.words.notes ?? []) {
    const targets = note.targets.filter((target) =>
      [from, to].every(({model}) => hrefOfTarget(target, model)),
    );
    const isAbsent = targets.length === 0 && note.targets.length > 0;
    if (!isAbsent && from.isIn(note) !== to.isIn(note)) {
      const key = targets.join(' ');
      byTargets.set(key, [...(byTargets.get(key) ?? []), note]);
    }
  }
  return [...byTargets].map(([key, found]) => ({
    targets: key.split(' ').filter(Boolean),
    before: found.filter((note) => from.isIn(note)).map(({text}) => text),
    after: found.filter((note) => to.isIn(note)).map(({text}) => text),
  }));
}
