import {diffArrays} from 'diff';
import type {Lines} from '../pageData';
import {joinTokens, type TokenPart} from '../pages/joinTokens';

/** A word, a run of spaces or one character of punctuation, and the line that it is a part of. */
type Word = TokenPart & {line: Lines[number]; isDifferent: boolean};

const isBlank = ({text}: TokenPart): boolean => text.trim() === '';

function partsOf(signatures: readonly Lines[]): Word[] {
  return signatures.flatMap((lines) =>
    lines.flatMap((line) =>
      line.flatMap((token) => {
        const [name, text, href] =
          typeof token === 'string' ? ['', token] : token;
        return (text.match(/\w+|\s+|[^\w\s]/g) ?? []).map((word): Word => ({
          text: word,
          name,
          href,
          line,
          isDifferent: false,
        }));
      }),
    ),
  );
}

/** Sets what one list has and the other lacks; also the spaces between two such parts of a line. */
function compare(before: Word[], after: Word[]): void {
  const changes = diffArrays(
    before.filter((part) => !isBlank(part)),
    after.filter((part) => !isBlank(part)),
    {comparator: (left, right) => left.text === right.text},
  );
  for (const {added, removed, value} of changes) {
    for (const part of value) {
      part.isDifferent = added || removed;
    }
  }
  for (const parts of [before, after]) {
    parts.forEach((part, index) => {
      const around = [parts[index - 1], parts[index + 1]];
      part.isDifferent ||=
        isBlank(part) &&
        around.every((other) => other?.isDifferent && other.line === part.line);
    });
  }
}

function linesOf(
  signatures: readonly Lines[],
  parts: readonly Word[],
): Lines[] {
  return signatures.map((lines) =>
    lines.map((line) => joinTokens(parts.filter((part) => part.line === line))),
  );
}

/** Marks the tokens of two lists of signatures that only one of them has. */
export function markDifferences(
  before: readonly Lines[],
  after: readonly Lines[],
): {before: Lines[]; after: Lines[]} {
  const [old, now] = [partsOf(before), partsOf(after)];
  compare(old, now);
  return {before: linesOf(before, old), after: linesOf(after, now)};
}
