import type {QueryCombination, SearchOptions} from 'minisearch';
import type {Name, Word} from '../../shared/tokens';
import type {Unit} from './parseQuery';
import type {Vocabulary} from './vocabulary';

/** How a token may differ from the terms of the index. */
type Matching = {
  /** Largest edit distance. */
  maxEdits: (token: string) => number;
  vocabulary: Vocabulary;
};

const formWeight = 0.7;

/** Tokens are already split and in lower case. */
const verbatim = {
  tokenize: (token: string) => [token],
  processTerm: (token: string) => token,
};

function all(queries: QueryCombination[]): QueryCombination {
  return {combineWith: 'AND', queries};
}

function any(queries: QueryCombination[]): QueryCombination {
  return {combineWith: 'OR', queries};
}

function termQuery(
  token: string,
  weight: number,
  options: SearchOptions = {},
): QueryCombination {
  return {
    ...verbatim,
    prefix: false,
    fuzzy: false,
    ...options,
    boostTerm: () => weight,
    queries: [token],
  };
}

function tokenQuery(
  token: string,
  weight: number,
  {maxEdits, vocabulary}: Matching,
): QueryCombination {
  return any([
    termQuery(token, weight, {
      prefix: token.length > 1,
      fuzzy: maxEdits(token),
    }),
    ...vocabulary
      .formsOf(token)
      .map((form) => termQuery(form, weight * formWeight)),
  ]);
}

function nameQuery(
  {whole, parts}: Name,
  weight: number,
  matching: Matching,
): QueryCombination {
  const wholeQuery = tokenQuery(whole, weight, matching);
  return parts.length === 0
    ? wholeQuery
    : any([
        wholeQuery,
        all(
          parts.map((part) =>
            tokenQuery(part, weight / parts.length, matching),
          ),
        ),
      ]);
}

/** The last name of a dotted path has to match; the others only raise the score. */
function wordQuery(
  {names, isPath}: Word,
  weight: number,
  matching: Matching,
): QueryCombination {
  const queries = names.map((name) => nameQuery(name, weight, matching));
  return isPath ? any([all(queries), ...queries.slice(-1)]) : all(queries);
}

function phraseQuery(
  words: Word[],
  weight: number,
  matching: Matching,
): QueryCombination {
  return all(words.map((word) => wordQuery(word, weight, matching)));
}

/** Builds the query for one unit: its words or any alternative. */
export function unitQuery(
  {words, alternatives}: Unit,
  matching: Matching,
): QueryCombination {
  const exact = {...matching, maxEdits: () => 0};
  return any([
    phraseQuery(words, 1, matching),
    ...alternatives.map(({words: phrase, weight}) =>
      phraseQuery(phrase, weight / phrase.length, exact),
    ),
  ]);
}
