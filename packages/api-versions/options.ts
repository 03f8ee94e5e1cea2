import type {TypeDocOptions} from 'typedoc';
import type {Correction} from './convert/correct';
import type {Example} from './model/exampleIds';
import type {ApiModel, Markdown} from './model/types';
import type {Note} from './notes';
import type {Replacement} from './history/History';
import type {Lines} from './pageData';

/** A docs version, and the npm package that it documents. */
export type ApiVersion = {
  /** Name of the docs version. */
  docsVersion: string;
  label: string;
  /** Folder of its pages, below the project. */
  folder: string;
  /** Address of its API pages, such as `/docs/0.2.1/api/`. */
  root: string;
  /** Name of the package on the registry. */
  name: string;
  version: string;
  /** The dependency (an npm alias) with the sources. */
  dependency: string;
  /** Version to derive the sources from if the registry lacks this one. */
  derivedFrom?: string;
  /** Release that readers install instead, because of what it has over this one. */
  recommended?: {version: string; reason: string};
  /** The package's folder in its repository, at the tag of the version. */
  sourceUrl: string;
};

/** A reference in a comment that cannot be resolved. */
export type ReferenceException = {
  /** The intended target; without one, the name becomes code without a link. */
  means?: string;
  reason: string;
};

/** How the sources of the package are read. */
export type SourceOptions = {
  /** Unified diffs of the closest release, by the version that the registry lacks. */
  patches?: Readonly<Record<string, string>>;
  /** Whether a file below `src/` has no page, besides the entry point. */
  isInternal?: (file: string, version: string) => boolean;
  /** TypeDoc's options for sources in a folder, added to those of the generator; tags are added to TypeDoc's own. */
  typedoc?: (sources: string) => Partial<TypeDocOptions>;
  /** Mistakes in comments. */
  corrections?: readonly Correction[];
  /** Documentation of types that other packages declare, by name. */
  externalTypes?: Readonly<Record<string, string>>;
  /** Types that the package hides from its docs; signatures show them without a link. */
  hiddenTypes?: readonly string[];
  /** References to symbols that no version has, by name. */
  referenceExceptions?: Readonly<Record<string, ReferenceException>>;
  /** Names of the sites that comments link to by address alone, by host. */
  siteNames?: Readonly<Record<string, string>>;
};

/** What the pages say beside the package's own comments. */
export type Words = {
  /** What descriptions call the package. */
  title: string;
  /** Groups of symbols: their names by id, in order, and the id of a symbol's group. */
  topics: {
    names: Readonly<Record<string, string>>;
    of: (module: string, symbol: string) => string;
  };
  /** One sentence for what has no comment, by `module`, `module:Symbol` or `module:Symbol.member`. */
  summaries?: Readonly<Record<string, Markdown>>;
  /** Behavior that types and comments leave out. */
  notes?: readonly Note[];
  /** What replaces symbols and members that were removed, by their key. */
  replacements?: Readonly<Record<string, Replacement>>;
  /** Names of symbols that prose uses for other things too. */
  everydayWords?: readonly string[];
};

/** Everything that the generator is told. */
export type ApiOptions = {
  /** Folder of the project; `node_modules` in it holds the packages. */
  project: string;
  /** Every docs version, newest first. */
  versions: readonly ApiVersion[];
  sources: SourceOptions;
  words: Words;
  /** Where the caches look for what they depend on, below the project. */
  inputs: {
    /** The program that writes the pages. */
    pages: string;
    /** The module that holds `sources`. */
    sources: string;
    /** Folders of files that are read rather than imported. */
    data: readonly string[];
  };
  /** Turns code into lines of tokens; without it, code has one color. */
  highlight?: (code: string, language: string) => Promise<Lines>;
  /** The examples of a version. */
  examples?: (model: ApiModel) => readonly Example[];
  /** Address of the page that compares two versions, if there is one. */
  comparePath?: ((from: string, to: string) => string) | undefined;
  /** Address of the feed of releases. */
  feedPath?: string;
  /** The sidebar beside the page of what its version lacks; without one, that page's own. */
  sidebar?: string;
  /** Address of the release notes of a version of the package. */
  releaseNotes?: (version: string) => string;
};

/** What it takes to read the models. */
export type ModelOptions = Omit<
  ApiOptions,
  | 'words'
  | 'highlight'
  | 'examples'
  | 'comparePath'
  | 'feedPath'
  | 'releaseNotes'
  | 'sidebar'
>;

/** Looks up a docs version. */
export function versionOf(
  {versions}: Pick<ApiOptions, 'versions'>,
  docsVersion: string,
): ApiVersion {
  const found = versions.find((each) => each.docsVersion === docsVersion);
  if (found === undefined) {
    throw new Error(
      `There is no docs version "${docsVersion}". Use one of ${versions.map((each) => each.docsVersion).join(', ')}.`,
    );
  }
  return found;
}
