import {bestPairs} from './bestPairs';
import {parseType, type Type} from './parseType';
import type {TypeNames} from './typeNames';

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

/** What `number[][]` takes in `type Item = Array<Item | number>`, with its aliases; also ends the expansion of such types. */
const deepest = 8;

/** What rules need besides two types: the names of a version, and the score of parts of the types. */
type Context = {
  names: TypeNames;
  again: (query: Type, given: Type) => number;
};

/** How well a given type fits a query for one reason, from 0 to 1. */
type Rule = (query: Type, given: Type, context: Context) => number;

const best = (scores: readonly number[]) => Math.max(0, ...scores);

const sum = (scores: readonly number[]) =>
  scores.reduce((total, score) => total + score, 0);

const lower = ({name}: Type) => name.toLowerCase();

/** The parts of a union or an intersection, without those that only say that there may be nothing. */
function alternatives({args}: Type): Type[] {
  return args.filter(({name}) => name !== 'null' && name !== 'undefined');
}

const isUnion = ({name}: Type) => name === '|' || name === '&';

const eitherUnion: Rule = (query, given, {again}) => {
  if (!isUnion(given)) {
    return fits.oneOfUnion * best(query.args.map((part) => again(part, given)));
  }
  const parts = alternatives(given);
  if (query.name === '|') {
    const wanted = alternatives(query);
    const pairs = bestPairs(wanted, parts, again).map(({score}) => score);
    return sum(pairs) / Math.max(wanted.length, parts.length, 1);
  }
  const factor = parts.length > 1 ? fits.oneOfUnion : 1;
  return factor * best(parts.map((part) => again(query, part)));
};

/** Types of the same name, by their arguments. */
const sameName: Rule = (query, given, {again}) => {
  if (query.args.length === 0 || given.args.length === 0) {
    return query.args.length === given.args.length ? 1 : fits.withoutArguments;
  }
  const scores = query.args.map((argument, index) => {
    const other = given.args[index];
    return other === undefined ? 0 : again(argument, other);
  });
  const share = sum(scores) / Math.max(query.args.length, given.args.length);
  return fits.otherArguments + (1 - fits.otherArguments) * share;
};

const startOfName: Rule = (query, given) =>
  /^\w{2}/.test(query.name) && lower(given).startsWith(lower(query))
    ? fits.start
    : 0;

const parent: Rule = (query, given, {names}) =>
  names
    .parentsOf(query.name)
    .some((name) => name.toLowerCase() === lower(given))
    ? fits.parent
    : 0;

const takesAnything: Rule = (_, given, {names}) =>
  anything.has(given.name) && names.expand(given.name) === undefined
    ? fits.anything
    : 0;

const literal: Rule = (query, {name}) =>
  (/^['"]/.test(name) && lower(query) === 'string') ||
  (/^\d/.test(name) && lower(query) === 'number')
    ? fits.literal
    : 0;

/** A list where there is a tuple, or the other way round. */
const tuple: Rule = (query, given, {again}) => {
  const [wantedElement] = query.args;
  const [givenElement] = given.args;
  if (query.name === '[]' && given.name === '[,]' && wantedElement) {
    return (
      fits.tuple * best(given.args.map((part) => again(wantedElement, part)))
    );
  }
  return query.name === '[,]' && given.name === '[]' && givenElement
    ? fits.tuple * best(query.args.map((part) => again(part, givenElement)))
    : 0;
};

/** What a promise or a list holds, by their names. */
const wrappers = new Map([
  ['Promise', fits.promise],
  ['[]', fits.element],
]);

const inside: Rule = (query, given, {again}) => {
  const [wantedInner] = query.args;
  const [givenInner] = given.args;
  const factorOf = ({name}: Type) => wrappers.get(name) ?? 0;
  return best([
    givenInner ? factorOf(given) * again(query, givenInner) : 0,
    wantedInner ? factorOf(query) * again(wantedInner, given) : 0,
  ]);
};

/** What an interface extends, such as `Array<number>`, fits like an alias of it. */
const alias: Rule = (query, given, {names, again}) => {
  const expanded = names.expand(given.name);
  const types =
    expanded === undefined
      ? names.parentsOf(given.name).map(parseType)
      : [expanded];
  return fits.alias * best(types.map((type) => again(query, type)));
};

/** The rules for types of different names; the best of them counts. */
const rules: readonly Rule[] = [
  startOfName,
  parent,
  takesAnything,
  literal,
  tuple,
  inside,
  alias,
];

/** How well the type of a signature fits the one of a query, from 0 to 1. */
export function matchType(
  query: Type,
  given: Type,
  names: TypeNames,
  depth = 0,
): number {
  if (depth > deepest) {
    return 0;
  }
  const context: Context = {
    names,
    again: (one, other) => matchType(one, other, names, depth + 1),
  };
  if (isUnion(query) || isUnion(given)) {
    return eitherUnion(query, given, context);
  }
  return lower(query) === lower(given)
    ? sameName(query, given, context)
    : best(rules.map((rule) => rule(query, given, context)));
}
