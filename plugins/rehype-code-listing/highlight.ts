import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki';
import type {Lines} from 'api-versions/page-data';

const colourVariable = '--tok-';

// Shiki returns colours such as `var(--tok-keyword)`. They become classes: no style
// attributes, and one markup for both colour modes.
const theme = createCssVariablesTheme({
  name: 'site',
  variablePrefix: colourVariable,
  fontStyle: false,
});

/** Languages without highlighting. */
const plainLanguages = new Set(['text', 'plain', 'output']);

let loading: Promise<Highlighter> | undefined;

async function loadHighlighter(
  language: BundledLanguage,
): Promise<Highlighter> {
  loading ??= createHighlighter({themes: [theme], langs: []});
  const highlighter = await loading;
  await highlighter.loadLanguage(language);
  return highlighter;
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language);
}

/** The class of a colour, without its prefix; undefined for plain text. */
function tokenName(color: string | undefined): string | undefined {
  const name = /^var\(--tok-(?:token-)?([\w-]+)\)$/.exec(color ?? '')?.[1];
  return name === 'foreground' ? undefined : name;
}

/** Turns code into lines of tokens; throws if the language is unknown. */
export async function highlight(
  code: string,
  language: string,
): Promise<Lines> {
  if (plainLanguages.has(language)) {
    return code.split('\n').map((line) => [line]);
  }
  const lines = await tokenLines(code, language);
  return lines.map((tokens) =>
    tokens.map(({content, color}) => {
      const name = tokenName(color);
      return name === undefined ? content : [name, content];
    }),
  );
}

type TokenLines = ReturnType<Highlighter['codeToTokensBase']>;

/** Most versions show the same code: each listing is tokenized once. */
const cache = new Map<string, Promise<TokenLines>>();

function tokenLines(code: string, language: string): Promise<TokenLines> {
  const key = `${language}\n${code}`;
  const tokens = cache.get(key) ?? tokenize(code, language);
  cache.set(key, tokens);
  return tokens;
}

async function tokenize(code: string, language: string): Promise<TokenLines> {
  if (!isBundled(language)) {
    throw new Error(
      `"${language}" is not a language that Shiki knows. Use one of its names, or "text".`,
    );
  }
  const highlighter = await loadHighlighter(language);
  return highlighter.codeToTokensBase(code, {
    lang: language,
    theme,
    // On a busy machine a time limit would leave lines without colours.
    tokenizeTimeLimit: 0,
  });
}
