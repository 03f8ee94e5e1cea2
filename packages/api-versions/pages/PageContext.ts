import type {History} from '../history/History';
import type {Example} from '../model/exampleIds';
import type {ApiModel, Code, Markdown} from '../model/types';
import {isIn, type Note, type Range} from '../notes';
import type {ApiOptions} from '../options';
import type {AvailabilityCell, Elsewhere, Lines} from '../pageData';
import type {Highlighter, Wrapper} from './Highlighter';
import {linkNames} from './linkNames';

function pathBelow(root: string, href: string): string {
  return href.slice(root.length);
}

/** What pages show about a docs version. */
export type VersionInfo = {
  docsVersion: string;
  label: string;
  /** Address of its API pages, such as `/docs/0.2.1/api/`. */
  root: string;
  packageName: string;
  packageVersion: string;
  derivedFrom?: string;
  recommended?: {version: string; reason: string};
  license: string;
  /** Folder of the package in the repository, at the tag of the version. */
  sourceUrl: string;
};

/** Everything that it takes to render the pages of one version. */
export class PageContext {
  readonly version: VersionInfo;

  constructor(
    readonly model: ApiModel,
    /** Every version, oldest first. */
    readonly versions: readonly VersionInfo[],
    readonly history: History,
    readonly highlighter: Highlighter,
    readonly options: Pick<
      ApiOptions,
      'words' | 'comparePath' | 'feedPath' | 'releaseNotes' | 'sidebar'
    >,
    /** The examples of this version. */
    readonly examples: readonly Example[],
  ) {
    this.version = this.info(model.docsVersion);
  }

  /** Looks up a version. */
  info(docsVersion: string): VersionInfo {
    const found = this.versions.find(
      (each) => each.docsVersion === docsVersion,
    );
    if (found === undefined) {
      throw new Error(
        `PageContext: no docs version "${docsVersion}". Use one of ${this.versions.map((each) => each.docsVersion).join(', ')}.`,
      );
    }
    return found;
  }

  /** Highlighted code. */
  lines(code: Code, wrapper: Wrapper): Lines {
    return this.highlighter.lines(code, wrapper);
  }

  /** The list of versions at the top of a page, with links to those that have it. */
  availability(
    path: string,
    presence: readonly string[],
    isEverywhere = true,
  ): AvailabilityCell[] {
    return this.versions.map(({docsVersion, label, root}) => {
      const isHere = presence.includes(docsVersion);
      return {
        label,
        ...((isHere || isEverywhere) && {href: `${root}core/${path}/`}),
        isHere,
        isCurrent: docsVersion === this.version.docsVersion,
      };
    });
  }

  /** The version that added something, and whether it is this one. */
  since(presence: readonly string[]): {since: string; isNew: boolean} {
    const [first = this.version.docsVersion] = presence;
    const oldest = this.versions[0]?.docsVersion;
    return {
      since: this.info(first).label,
      isNew: first === this.version.docsVersion && first !== oldest,
    };
  }

  /** What other versions show on a page and this one lacks, by anchor. */
  elsewhere(href: string): Readonly<Record<string, Elsewhere>> | undefined {
    const path = pathBelow(this.version.root, href);
    const found = this.history
      .missingFrom(this.version.docsVersion)
      .flatMap(({docsVersion, snapshot, removedIn}) => {
        const {root, label} = this.info(docsVersion);
        const [page, anchor] = pathBelow(root, snapshot.href).split('#');
        return page === path && anchor !== undefined
          ? [
              [
                anchor,
                {
                  name: snapshot.member ?? snapshot.symbol,
                  label,
                  href: snapshot.href,
                  ...(removedIn && {removedIn: this.info(removedIn).label}),
                },
              ] as const,
            ]
          : [];
      });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }

  /** The comment's summary, or our own if there is none. */
  summary(summary: Markdown, key: string): Markdown {
    return summary === ''
      ? (this.options.words.summaries?.[key] ?? '')
      : summary;
  }

  /** Links the names in a text to the symbols of this version. */
  linkNames(text: Markdown, owner?: string): Markdown {
    return linkNames(text, this.model, owner);
  }

  /** The topic of a symbol. */
  topicOf(module: string, name: string): string {
    return this.options.words.topics.of(module, name);
  }

  /** Notes about a symbol or member that apply to this version. */
  notes(target: string): Note[] {
    const {notes = []} = this.options.words;
    return notes.filter(
      (note) => note.targets.includes(target) && this.isIn(note),
    );
  }

  /** Whether the package of this version lies in a range. */
  isIn(range: Range): boolean {
    const packages = this.versions.map(({packageVersion}) => packageVersion);
    return isIn(range, this.version.packageVersion, packages);
  }
}
