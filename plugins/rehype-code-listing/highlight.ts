import type {Element} from 'hast';
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki';
import type {FenceMeta} from './parseMeta';

const colourVariable = '--tok-';

// Shiki returns colours such as `var(--tok-keyword)`. We turn them into classes:
// no style attributes, and one markup for both colour modes.
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

function span(className: string[], children: Element['children']): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: className.length > 0 ? {className} : {},
    children,
  };
}

function tokenClass(color: string | undefined): string[] {
  const name = /^var\(--tok-(?:token-)?([\w-]+)\)$/.exec(color ?? '')?.[1];
  return name === undefined || name === 'foreground' ? [] : [`tok-${name}`];
}

function lineClasses(line: number, meta: FenceMeta): string[] {
  return [
    'line',
    ...(meta.marked.has(line) ? ['line--marked'] : []),
    ...(meta.added.has(line) ? ['line--added'] : []),
    ...(meta.removed.has(line) ? ['line--removed'] : []),
  ];
}

function checkLines(count: number, meta: FenceMeta): void {
  for (const line of [...meta.marked, ...meta.added, ...meta.removed]) {
    if (line > count) {
      throw new Error(
        `line ${line} is marked but the code has ${count} lines. Correct the numbers after the language.`,
      );
    }
  }
}

/** Turns code into lines of tokens with classes; throws if the language is unknown. */
export async function highlight(
  code: string,
  language: string,
  meta: FenceMeta,
): Promise<Element[]> {
  const lines = plainLanguages.has(language)
    ? code.split('\n').map((content) => [{content, color: undefined}])
    : await tokenLines(code, language);
  checkLines(lines.length, meta);
  return lines.map((tokens, index) =>
    span(
      lineClasses(index + 1, meta),
      tokens.map(({content, color}) => {
        const className = tokenClass(color);
        const text = {type: 'text' as const, value: content};
        return className.length > 0 ? span(className, [text]) : text;
      }),
    ),
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
