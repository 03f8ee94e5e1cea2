import type {QueryCombination, SearchOptions} from 'minisearch';
import type {Piece, Word} from '../../shared/tokens';
import type {Unit} from './parseQuery';
import type {Vocabulary} from './vocabulary';

/** How closely a word must be met, and which other forms of it there are. */
export type Tolerance = {
  /** Letters that may be wrong. */
  mistakes: (token: string) => number;
  vocabulary: Vocabulary;
};

const weightOfForm = 0.7;

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
  return any([
    term(token, weight, {
      prefix: token.length > 1,
      fuzzy: tolerance.mistakes(token),
    }),
    ...tolerance.vocabulary
      .formsOf(token)
      .map((form) => term(form, weight * weightOfForm)),
  ]);
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

/** Asks the engine for one unit, by its words or by what means the same. */
export function unitQuery(
  {words, alternatives}: Unit,
  tolerance: Tolerance,
): QueryCombination {
  const exactly = {...tolerance, mistakes: () => 0};
  return any([
    phraseQuery(words, 1, tolerance),
    ...alternatives.map(({words: phrase, weight}) =>
      phraseQuery(phrase, weight / phrase.length, exactly),
    ),
  ]);
}
