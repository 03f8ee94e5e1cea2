import type {Signature, TypeIndexFile} from '../../shared/typeIndex';
import type {Engine} from '../engine/createEngine';
import type {Hit} from '../SearchProvider';
import {bestPairs} from './bestPairs';
import {matchType} from './matchType';
import {parseTypeQuery, type TypeQuery} from './parseTypeQuery';
import {parseType, type Type} from './parseType';
import {typeNames, type TypeNames} from './typeNames';

/** A signature with its types parsed. */
type Parsed = {
  signature: Signature;
  /** What it is a member of comes first. */
  parameters: Type[];
  isRequired: boolean[];
  returns: Type;
  names: TypeNames;
};

/** Below it, a signature has little to do with the query. */
const leastScore = 0.3;

const penalties = {
  required: 0.15,
  optional: 0.02,
  /** For a query that says nothing about parameters. */
  unasked: 0.005,
  order: 0.01,
  deprecated: 0.02,
};

function parse(signature: Signature, index: TypeIndexFile): Parsed {
  const {self, parameters, returns, generics} = signature;
  const all = [...(self === undefined ? [] : [self]), ...parameters];
  return {
    signature,
    parameters: all.map((text) => parseType(text.replace(/\?$/, ''))),
    isRequired: all.map((text) => !text.endsWith('?')),
    returns: parseType(returns),
    names: typeNames(index, generics),
  };
}

/** How well the parameters fit, in any order, less what the query leaves out. */
function scoreParameters(
  wanted: readonly Type[],
  {parameters, isRequired, names}: Parsed,
): number {
  const pairs = bestPairs(wanted, parameters, (one, other) =>
    matchType(one, other, names),
  );
  const share =
    wanted.length === 0
      ? 1
      : pairs.reduce((sum, {score}) => sum + score, 0) / wanted.length;
  const missing = parameters
    .map((_, index) =>
      pairs.some(({given}) => given === index)
        ? 0
        : isRequired[index]
          ? penalties.required
          : penalties.optional,
    )
    .reduce((sum, penalty) => sum + penalty, 0);
  const inOrder = pairs
    .toSorted((a, b) => a.wanted - b.wanted)
    .every(({given}, index, all) => given > (all[index - 1]?.given ?? -1));
  return Math.max(0, share - missing - (inOrder ? 0 : penalties.order));
}

function scoreOf({parameters, returns}: TypeQuery, parsed: Parsed): number {
  const unasked = parsed.parameters.length * penalties.unasked;
  const first =
    parameters === undefined
      ? 1 - unasked
      : scoreParameters(parameters, parsed);
  const second =
    returns === undefined
      ? 1
      : matchType(returns, parsed.returns, parsed.names);
  const penalty = parsed.signature.isDeprecated ? penalties.deprecated : 0;
  return first * second - penalty;
}

function hitOf({signature}: Parsed, {pages}: TypeIndexFile): Hit {
  const {page, anchor, name, kind, code} = signature;
  const {path, title} = pages[page] ?? {path: '/', title: ''};
  return {
    url: `${path}#${anchor}`,
    title,
    heading: [{text: name, isMatch: false}],
    trail: [title],
    kind,
    signature: [{text: code, isMatch: false}],
    snippet: [],
  };
}

/** Creates an engine that finds signatures by their types: `Tensor -> number`. */
export function createTypeEngine(index: TypeIndexFile): Engine {
  const all = index.signatures.map((signature) => parse(signature, index));

  return {
    search(text, limit) {
      const query = parseTypeQuery(text);
      const isEmpty =
        query.parameters === undefined && query.returns === undefined;
      const ranked = (isEmpty ? [] : all)
        .map((parsed) => ({parsed, score: scoreOf(query, parsed)}))
        .filter(({score}) => score >= leastScore)
        .sort((a, b) => b.score - a.score);
      // Overloads share a section: the best of them stands for it.
      const urls = new Set<string>();
      const hits = ranked
        .map(({parsed}) => hitOf(parsed, index))
        .filter(({url}) => !urls.has(url) && urls.add(url));
      return {
        query: text,
        total: hits.length,
        hits: hits.slice(0, limit),
        suggestions: [],
        elsewhere: [],
      };
    },
  };
}
