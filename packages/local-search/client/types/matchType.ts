import type {TypeIndexFile} from '../../shared/typeIndex';
import {parseType, type Type} from './parseType';

/** What types mean in one version. */
export type TypeNames = {
  /** What an alias or a type parameter stands for. */
  expand(name: string): Type | undefined;
  /** Interfaces that an interface extends, directly or not. */
  parentsOf(name: string): readonly string[];
};

/** How well one type fits where the query has another; 1 is the same type. */
const fits = {
  oneOfUnion: 0.97,
  withoutArguments: 0.9,
  parent: 0.9,
  alias: 0.95,
  tuple: 0.85,
  literal: 0.75,
  promise: 0.6,
  start: 0.5,
  anything: 0.4,
  element: 0.35,
  otherArguments: 0.3,
};

const anything = new Set(['any', 'unknown', 'T']);

/** Deeper than any type; ends the expansion of `type Item = Item[]`. */
const deepest = 6;

/** Names of a version, with the type parameters of one signature. */
export function typeNames(
  {aliases, parents}: Pick<TypeIndexFile, 'aliases' | 'parents'>,
  generics: Record<string, string> = {},
): TypeNames {
  return {
    expand(name) {
      const text = Object.hasOwn(generics, name)
        ? generics[name]
        : Object.hasOwn(aliases, name)
          ? aliases[name]
          : undefined;
      return text === undefined ? undefined : parseType(text);
    },
    parentsOf(name) {
      const own =
        Object.entries(parents).find(
          ([key]) => key.toLowerCase() === name.toLowerCase(),
        )?.[1] ?? [];
      return own.flatMap((parent) => [parent, ...this.parentsOf(parent)]);
    },
  };
}

function isOptionalPart({name}: Type): boolean {
  return name === 'null' || name === 'undefined';
}

/** Best pairs of two lists, each element used once; the order does not matter. */
export function bestPairs(
  wanted: readonly Type[],
  given: readonly Type[],
  score: (one: Type, other: Type) => number,
): {wanted: number; given: number; score: number}[] {
  const open = wanted
    .flatMap((one, wantedIndex) =>
      given.map((other, givenIndex) => ({
        wanted: wantedIndex,
        given: givenIndex,
        score: score(one, other),
      })),
    )
    .filter((pair) => pair.score > 0)
    // In the same order where nothing else decides.
    .sort(
      (a, b) =>
        b.score - a.score ||
        Math.abs(a.wanted - a.given) - Math.abs(b.wanted - b.given),
    );
  const pairs: typeof open = [];
  for (const pair of open) {
    if (
      !pairs.some(
        (other) => other.wanted === pair.wanted || other.given === pair.given,
      )
    ) {
      pairs.push(pair);
    }
  }
  return pairs;
}

function baseOf({name}: Type): string | undefined {
  if (/^['"]/.test(name)) {
    return 'string';
  }
  return /^\d/.test(name) ? 'number' : undefined;
}

/** How well the type of a signature fits the one of a query, from 0 to 1. */
export function matchType(
  query: Type,
  given: Type,
  names: TypeNames,
  depth = 0,
): number {
  const again = (one: Type, other: Type) =>
    matchType(one, other, names, depth + 1);
  const best = (all: readonly number[]) => Math.max(0, ...all);

  function matchUnion(): number {
    const parts = given.args.filter((part) => !isOptionalPart(part));
    if (query.name === '|') {
      const wanted = query.args.filter((part) => !isOptionalPart(part));
      const sum = bestPairs(wanted, parts, again).reduce(
        (total, {score}) => total + score,
        0,
      );
      return sum / Math.max(wanted.length, parts.length, 1);
    }
    const all = parts.map((part) => again(query, part));
    return best(all) * (parts.length > 1 ? fits.oneOfUnion : 1);
  }

  function matchArguments(): number {
    if (query.args.length === 0 || given.args.length === 0) {
      return query.args.length === given.args.length
        ? 1
        : fits.withoutArguments;
    }
    const scores = query.args.map((argument, index) => {
      const other = given.args[index];
      return other === undefined ? 0 : again(argument, other);
    });
    const sum = scores.reduce((total, score) => total + score, 0);
    const share = sum / Math.max(query.args.length, given.args.length);
    return fits.otherArguments + (1 - fits.otherArguments) * share;
  }

  function matchNames(): number {
    const [wanted, own] = [query.name, given.name].map((name) =>
      name.toLowerCase(),
    ) as [string, string];
    if (wanted === own) {
      return matchArguments();
    }
    const expanded = names.expand(given.name);
    const found = [
      own.startsWith(wanted) && /^\w{2}/.test(wanted) ? fits.start : 0,
      names.parentsOf(query.name).some((parent) => parent.toLowerCase() === own)
        ? fits.parent
        : 0,
      anything.has(given.name) && expanded === undefined ? fits.anything : 0,
      baseOf(given)?.toLowerCase() === wanted ? fits.literal : 0,
    ];
    const [element] = query.args;
    const [givenElement] = given.args;
    if (query.name === '[]' && given.name === '[,]' && element !== undefined) {
      found.push(
        fits.tuple * best(given.args.map((part) => again(element, part))),
      );
    }
    if (query.name === '[,]' && given.name === '[]' && givenElement) {
      found.push(
        fits.tuple * best(query.args.map((part) => again(part, givenElement))),
      );
    }
    for (const [one, other] of [
      [given, query],
      [query, given],
    ] as const) {
      const [inner] = one.args;
      if (inner !== undefined && one.name !== other.name) {
        const score = one === given ? again(query, inner) : again(inner, given);
        found.push(
          one.name === 'Promise' ? fits.promise * score : 0,
          one.name === '[]' ? fits.element * score : 0,
        );
      }
    }
    // What an interface extends, such as `Array<number>`, fits like an alias of it.
    const parents = names.parentsOf(given.name).map(parseType);
    for (const type of expanded === undefined ? parents : [expanded]) {
      found.push(fits.alias * again(query, type));
    }
    return best(found);
  }

  if (depth > deepest) {
    return 0;
  }
  if (given.name === '|' || given.name === '&') {
    return matchUnion();
  }
  if (query.name === '|' || query.name === '&') {
    return fits.oneOfUnion * best(query.args.map((part) => again(part, given)));
  }
  return matchNames();
}
