import type {Lines, Token} from '../../../src/components/ApiSignature';

/** A word, a run of spaces or one character of punctuation, and where it is. */
type Piece = {
  text: string;
  name: string;
  href?: string | null;
  /** Number of the signature and of its line. */
  place: readonly [number, number];
  isDifferent: boolean;
};

const isBlank = ({text}: Piece): boolean => text.trim() === '';

function piecesOf(signatures: readonly Lines[]): Piece[] {
  return signatures.flatMap((lines, signature) =>
    lines.flatMap((line, number) =>
      line.flatMap((token) => {
        const [name, text, href] =
          typeof token === 'string' ? ['', token] : token;
        return (text.match(/\w+|\s+|[^\w\s]/g) ?? []).map((part): Piece => ({
          text: part,
          name,
          href,
          place: [signature, number],
          isDifferent: false,
        }));
      }),
    ),
  );
}

/** Lengths of the longest common subsequence of the rest of both lists, from each index. */
function commonLengths(before: readonly Piece[], after: readonly Piece[]) {
  const lengths = Array.from({length: before.length + 1}, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        before[i]?.text === after[j]?.text
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/** Sets what one list has and the other lacks; also the spaces between two such pieces of a line. */
function compare(before: Piece[], after: Piece[]): void {
  const [old, now] = [before, after].map((pieces) =>
    pieces.filter((piece) => !isBlank(piece)),
  ) as [Piece[], Piece[]];
  const common = commonLengths(old, now);
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left.text === right?.text) {
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined || common(i + 1, j) >= common(i, j + 1))
    ) {
      left.isDifferent = true;
      i += 1;
    } else if (right !== undefined) {
      right.isDifferent = true;
      j += 1;
    }
  }
  for (const pieces of [before, after]) {
    pieces.forEach((piece, index) => {
      const around = [pieces[index - 1], pieces[index + 1]];
      piece.isDifferent ||=
        isBlank(piece) &&
        around.every(
          (other) =>
            other?.isDifferent && String(other.place) === String(piece.place),
        );
    });
  }
}

function toToken({text, name, href, isDifferent}: Piece): Token {
  if (isDifferent) {
    return [name, text, href ?? null, true];
  }
  if (href !== undefined) {
    return [name, text, href];
  }
  return name === '' ? text : [name, text];
}

/** Puts the pieces of a line together again. */
function lineOf(pieces: readonly Piece[]): Token[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (
      last?.name === piece.name &&
      last.href === piece.href &&
      last.isDifferent === piece.isDifferent
    ) {
      last.text += piece.text;
    } else {
      joined.push({...piece});
    }
  }
  return joined.map(toToken);
}

function linesOf(
  signatures: readonly Lines[],
  pieces: readonly Piece[],
): Lines[] {
  return signatures.map((lines, signature) =>
    lines.map((_, number) =>
      lineOf(
        pieces.filter(
          ({place}) => place[0] === signature && place[1] === number,
        ),
      ),
    ),
  );
}

/** Marks the tokens of two lists of signatures that only one of them has. */
export function markDifferences(
  before: readonly Lines[],
  after: readonly Lines[],
): {before: Lines[]; after: Lines[]} {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  compare(old, now);
  return {before: linesOf(before, old), after: linesOf(after, now)};
}
