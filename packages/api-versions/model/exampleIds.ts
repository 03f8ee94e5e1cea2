import {moduleSlug} from './paths';
import type {ApiMember, ApiModel, ApiSymbol} from './types';

/** An example as one version shows it. */
export type Example = {
  /** The member that it is named after: `bridges/Arch.add`. */
  id: string;
  code: string;
  /** Where it runs, if not everywhere. */
  needs?: string;
  /** Why it runs there alone. */
  reason?: string;
  /** Everything of this version that it shows. */
  shows: readonly string[];
};

/** What an example may show: a symbol, or one of its members. */
export type Target = {symbol: ApiSymbol; member?: ApiMember};

/** The id of an example, such as `bridges/Arch.add`. */
export function exampleId({symbol, member}: Target): string {
  const name =
    member === undefined
      ? symbol.name
      : // An index signature is called "[index]": no name for a file.
        `${symbol.name}.${member.name.replace(/[[\]]/g, '')}`;
  return `${moduleSlug(symbol.module)}/${name}`;
}

/** Everything that an example may show in a version, by id. */
export function targetsOf({modules}: ApiModel): Map<string, Target> {
  const targets = modules
    .flatMap(({symbols}) => symbols)
    .flatMap((symbol): Target[] => [
      {symbol},
      ...symbol.members.map((member) => ({symbol, member})),
    ]);
  return new Map(targets.map((target) => [exampleId(target), target]));
}

/**
 * Whether a reader may expect an example: of every function, class and member,
 * but not of an inherited one, which its own interface shows.
 */
export function needsExample({symbol, member}: Target): boolean {
  return member === undefined
    ? symbol.kind === 'function' || symbol.kind === 'class'
    : member.inheritedFrom === undefined;
}
