import type {Token} from '../pageData';

/** A part of a line of code. */
export type TokenPart = {
  text: string;
  /** Token class; empty for plain text. */
  name: string;
  href?: string | null;
  /** Whether another version lacks it. */
  isDifferent?: boolean;
};

function toToken({text, name, href, isDifferent}: TokenPart): Token {
  if (isDifferent) {
    return [name, text, href ?? null, true];
  }
  if (href !== undefined) {
    return [name, text, href];
  }
  return name === '' ? text : [name, text];
}

/** Joins the parts of a line that look alike. */
export function joinTokens(parts: readonly TokenPart[]): Token[] {
  const joined: TokenPart[] = [];
  for (const {text, name, href, isDifferent} of parts) {
    const last = joined.at(-1);
    if (
      last?.name === name &&
      last.href === href &&
      last.isDifferent === isDifferent
    ) {
      last.text += text;
    } else {
      joined.push({text, name, href, isDifferent});
    }
  }
  return joined.map(toToken);
}
