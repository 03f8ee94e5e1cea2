import type {ApiModel, Markdown} from '../model/types';
import {compare, subjectOf, type Change} from './compare';
import {snapshots, type Snapshot} from './snapshots';

/** What took the place of something that a version removed. */
export type Replacement = {
  /** Keys of symbols and members, empty if there are none. */
  by: readonly string[];
  /** What to say, where the package has no deprecation notice. */
  words?: Markdown;
};

/** A change and the version that made it. */
export type DatedChange = {docsVersion: string; change: Change};

/** The API of every version, oldest first, and the changes in between. */
export class History {
  readonly versions: readonly string[];
  readonly #states: ReadonlyMap<string, ReadonlyMap<string, Snapshot>>;
  readonly #changes: ReadonlyMap<string, readonly Change[]>;
  readonly #modules: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    models: readonly ApiModel[],
    /** What replaces what was removed, by key. */
    readonly replacements: Readonly<Record<string, Replacement>> = {},
  ) {
    this.versions = models.map(({docsVersion}) => docsVersion);
    this.#states = new Map(
      models.map((model) => [model.docsVersion, snapshots(model)]),
    );
    this.#modules = new Map(
      models.map(({docsVersion, modules}) => [
        docsVersion,
        new Set(modules.map(({name}) => name)),
      ]),
    );
    this.#changes = new Map(
      this.versions
        .slice(1)
        .map((version, index) => [
          version,
          this.between(this.versions[index] ?? '', version),
        ]),
    );
  }

  #stateOf(version: string): ReadonlyMap<string, Snapshot> {
    const state = this.#states.get(version);
    if (state === undefined) {
      throw new Error(
        `History: no version "${version}". Use one of ${this.versions.join(', ')}.`,
      );
    }
    return state;
  }

  /** The state of a symbol or member in one version. */
  find(version: string, key: string): Snapshot | undefined {
    return this.#stateOf(version).get(key);
  }

  /** The members of a symbol in one version. */
  membersOf(version: string, key: string): readonly Snapshot[] {
    return [...this.#stateOf(version).values()].filter(
      ({key: own, member}) =>
        member !== undefined && own === `${key}.${member}`,
    );
  }

  /** The previous version, if there is one. */
  predecessor(version: string): string | undefined {
    return this.versions[this.versions.indexOf(version) - 1];
  }

  /** The changes of a version since the previous one. */
  changesOf(version: string): readonly Change[] {
    this.#stateOf(version);
    return this.#changes.get(version) ?? [];
  }

  /** What differs between any two versions, in either direction. */
  between(from: string, to: string): readonly Change[] {
    return compare(this.#stateOf(from), this.#stateOf(to));
  }

  /** The versions that have a symbol or member, oldest first. */
  presence(key: string): readonly string[] {
    return this.versions.filter((version) => this.#stateOf(version).has(key));
  }

  /** The versions that have a module, oldest first. */
  modulePresence(module: string): readonly string[] {
    return this.versions.filter((version) =>
      this.#modules.get(version)?.has(module),
    );
  }

  /** Everything removed up to a version and not added back, newest first. */
  removedBy(version: string): readonly DatedChange[] {
    const own = this.versions.indexOf(version);
    return this.versions
      .slice(0, own + 1)
      .toReversed()
      .flatMap((docsVersion) =>
        this.changesOf(docsVersion)
          .filter(({type}) => type === 'removed')
          .map((change) => ({docsVersion, change})),
      )
      .filter(({change}) => !this.find(version, subjectOf(change).key));
  }

  /**
   * What a version lacks and others have: the first version after it that has it, or
   * the last one before it and the version that removed it.
   */
  missingFrom(version: string): readonly {
    docsVersion: string;
    snapshot: Snapshot;
    removedIn?: string;
  }[] {
    const own = this.versions.indexOf(version);
    const later = this.versions.slice(own + 1);
    const earlier = this.versions.slice(0, own).toReversed();
    const seen = new Set(this.#stateOf(version).keys());
    return [...later, ...earlier].flatMap((docsVersion) =>
      [...this.#stateOf(docsVersion).values()]
        .filter(({key}) => !seen.has(key) && seen.add(key))
        .map((snapshot) => ({
          docsVersion,
          snapshot,
          ...(earlier.includes(docsVersion) && {
            removedIn: this.versions[this.versions.indexOf(docsVersion) + 1],
          }),
        })),
    );
  }

  /** The changes of a symbol or member after it was added, oldest first. */
  eventsOf(key: string): readonly DatedChange[] {
    return this.versions.flatMap((docsVersion) =>
      this.changesOf(docsVersion)
        .filter((change) => change.type !== 'added')
        .filter((change) => subjectOf(change).key === key)
        .map((change) => ({docsVersion, change})),
    );
  }
}
