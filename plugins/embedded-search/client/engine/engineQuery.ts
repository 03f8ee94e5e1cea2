import type {QueryCombination, SearchOptions} from 'minisearch';
import {stem} from '../../shared/stem';
import type {Piece, Word} from '../../shared/tokens';
import type {Unit} from './parseQuery';

/** How closely a word must be met. */
export type Tolerance = (token: string) => number;

const weightOfStem = 0.7;
const weightOfSynonym = 0.45;

/** A token is searched as it stands: it has been cut and lowered already. */
const asItStands = {
  tokenize: (token: string) => [token],
  processTerm: (token: string) => token,
};

function all(queries: QueryCombination[]): QueryCombination {
  return {combineWith: 'AND', queries};
}

function any(queries: QueryCombination[]): QueryCombination {
  return {combineWith: 'OR', queries};
}

function term(
  token: string,
  weight: number,
  options: SearchOptions = {},
): QueryCombination {
  return {
    ...asItStands,
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
  tolerance: Tolerance,
): QueryCombination {
  const root = stem(token);
  const asWritten = term(token, weight, {
    prefix: token.length > 1,
    fuzzy: tolerance(token),
  });
  return root === token
    ? asWritten
    : any([asWritten, term(root, weight * weightOfStem)]);
}

function pieceQuery(
  {whole, parts}: Piece,
  weight: number,
  tolerance: Tolerance,
): QueryCombination {
  const asOne = tokenQuery(whole, weight, tolerance);
  return parts.length === 0
    ? asOne
    : any([
        asOne,
        all(
          parts.map((part) =>
            tokenQuery(part, weight / parts.length, tolerance),
          ),
        ),
      ]);
}

/** Of a dotted path the last name must be there; the names before it only help. */
function wordQuery(
  {pieces, isPath}: Word,
  weight: number,
  tolerance: Tolerance,
): QueryCombination {
  const queries = pieces.map((piece) => pieceQuery(piece, weight, tolerance));
  return isPath ? any([all(queries), ...queries.slice(-1)]) : all(queries);
}

function phraseQuery(
  words: Word[],
  weight: number,
  tolerance: Tolerance,
): QueryCombination {
  return all(words.map((word) => wordQuery(word, weight, tolerance)));
}

const exactly: Tolerance = () => 0;

/** Asks the engine for one unit, by its words or by a synonym. */
export function unitQuery(
  {words, alternatives}: Unit,
  tolerance: Tolerance,
): QueryCombination {
  return any([
    phraseQuery(words, 1, tolerance),
    ...alternatives.map((phrase) =>
      phraseQuery(phrase, weightOfSynonym / phrase.length, exactly),
    ),
  ]);
}
