import type {ApiModel} from './model/types';

/** First and last version of the package that something applies to; all by default. */
export type Range = {from?: string; until?: string};

/** Where the package shows a behaviour: a file, and what it contains or lacks. */
export type Source = Range & {file: string} & (
    | {shows: string; lacks?: never}
    | {lacks: string; shows?: never}
  );

/** Behaviour that the types and the comment of a symbol or member leave out. */
export type Note = Range & {
  /** `module:Symbol` or `module:Symbol.member`; none if it is about the whole package. */
  targets: readonly string[];
  text: string;
  /** A test looks them up in every package that the note covers. */
  sources: readonly Source[];
  /** Set if the behaviour is new in `from`: a feed of releases lists it. */
  isNews?: true;
};

/** Whether a version of the package lies in a range; `packages` are all versions, oldest first. */
export function isIn(
  {from, until}: Range,
  version: string,
  packages: readonly string[],
): boolean {
  const own = packages.indexOf(version);
  return (
    (from === undefined || packages.indexOf(from) <= own) &&
    (until === undefined || own <= packages.indexOf(until))
  );
}

/** What a package changed in native code, which no signature shows. */
export function newsOf(notes: readonly Note[], version: string): Note[] {
  return notes.filter(({from, isNews}) => isNews && from === version);
}

/** The name of a note's target, such as `Arch.span` of `bridges/arches:Arch.span`. */
export function nameOfTarget(target: string): string {
  return target.replace(/^.*:/, '');
}

/** Address of a note's target, such as `bridges/arches:Arch.span`, if the version has it. */
export function hrefOfTarget(
  target: string,
  {modules}: ApiModel,
): string | undefined {
  const [module, name = ''] = target.split(':');
  const [owner, member] = name.split('.');
  const symbol = modules
    .flatMap(({symbols}) => symbols)
    .filter((each) => each.module === module && each.name === owner)
    .find(
      ({members}) =>
        member === undefined || members.some((each) => each.name === member),
    );
  const anchor = symbol?.members.find((each) => each.name === member)?.anchor;
  return anchor === undefined
    ? symbol?.href
    : symbol && `${symbol.href.replace(/#.*$/, '')}#${anchor}`;
}

/** Members of a symbol as targets. */
export function membersOf(symbol: string, ...names: string[]): string[] {
  return names.map((name) => `${symbol}.${name}`);
}

/** Sources in one file. */
export function sourcesIn(file: string): (...shows: string[]) => Source[] {
  return (...shows) => shows.map((part) => ({file, shows: part}));
}
