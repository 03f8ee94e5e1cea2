import {codeText, type Code} from '../model/types';
import type {ApiOptions} from '../options';
import type {Lines} from '../pageData';
import {joinTokens, type TokenPart} from './joinTokens';

/** Code before and after a snippet, which the grammar needs to recognise it. */
const wrappers = {
  declaration: ['', ' {}'],
  function: ['declare function ', ';'],
  member: ['interface X {\n', ';\n}'],
  enumMember: ['enum X {\n', '\n}'],
  type: ['type X = ', ';'],
  program: ['', ''],
} as const;

/** The kinds of snippet that pages show. */
export type Wrapper = keyof typeof wrappers;

/** Token name of every character of the code. */
async function nameCharacters(
  text: string,
  wrapper: Wrapper,
  highlight: NonNullable<ApiOptions['highlight']>,
): Promise<string[]> {
  const [before, after] = wrappers[wrapper];
  const lines = await highlight(
    before + text + after,
    wrapper === 'program' ? 'tsx' : 'ts',
  );
  return lines
    .flatMap((line, index) => [
      // The line break before a line has no colour.
      ...(index > 0 ? [''] : []),
      ...line.flatMap((token) => {
        const [name, piece] = typeof token === 'string' ? ['', token] : token;
        return Array.from(piece, () => name);
      }),
    ])
    .slice(before.length, before.length + text.length);
}

/** Splits code into lines of tokens with links. */
function toLines(code: Code, names: readonly string[]): Lines {
  const lines: TokenPart[][] = [[]];
  let position = 0;
  for (const {text, href} of code) {
    for (const character of text) {
      const token = names[position] ?? '';
      const isBlank =
        character === ' ' && href === undefined && token !== 'comment';
      const name = isBlank ? '' : token;
      if (character === '\n') {
        lines.push([]);
      } else {
        lines.at(-1)?.push({text: character, name, href});
      }
      position += 1;
    }
  }
  return lines.map(joinTokens);
}

/** Highlights code in advance, so that pages can be rendered synchronously. */
export class Highlighter {
  readonly #names = new Map<string, readonly string[]>();

  constructor(
    private readonly highlight: NonNullable<ApiOptions['highlight']>,
  ) {}

  /** Highlights a snippet, unless that was done before. */
  async prepare(code: Code, wrapper: Wrapper): Promise<void> {
    const text = codeText(code);
    const key = `${wrapper}\0${text}`;
    if (!this.#names.has(key)) {
      this.#names.set(key, await nameCharacters(text, wrapper, this.highlight));
    }
  }

  /** The lines of tokens of a snippet that was prepared. */
  lines(code: Code, wrapper: Wrapper): Lines {
    const text = codeText(code);
    const names = this.#names.get(`${wrapper}\0${text}`);
    if (names?.length !== text.length) {
      throw new Error(
        `Highlighter: "${text}" (${wrapper}) was not prepared. Prepare all code of a model first.`,
      );
    }
    return toLines(code, names);
  }
}
