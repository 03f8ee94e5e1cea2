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

// Colours come as `var(--tok-keyword)`; we turn them into classes, so that the
// page needs no style attribute and both colour modes share one markup.
const theme = createCssVariablesTheme({
  name: 'site',
  variablePrefix: colourVariable,
  fontStyle: false,
});

/** Fences may use these names besides Shiki's own. */
const plainLanguages = new Set(['text', 'plain', 'output']);

let shared: Promise<Highlighter> | undefined;

async function loadHighlighter(
  language: BundledLanguage,
): Promise<Highlighter> {
  shared ??= createHighlighter({themes: [theme], langs: []});
  const highlighter = await shared;
  await highlighter.loadLanguage(language);
  return highlighter;
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language);
}

function element(className: string[], children: Element['children']): Element {
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
        `line ${line} is marked but the code has ${count} lines. Correct the info string.`,
      );
    }
  }
}

/** Turns code into lines of tokens with classes; throws on an unknown language. */
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
    element(
      lineClasses(index + 1, meta),
      tokens.map(({content, color}) => {
        const className = tokenClass(color);
        const text = {type: 'text' as const, value: content};
        return className.length > 0 ? element(className, [text]) : text;
      }),
    ),
  );
}

type TokenLines = ReturnType<Highlighter['codeToTokensBase']>;

/** The same code stands in most versions: its tokens are found once. */
const found = new Map<string, Promise<TokenLines>>();

function tokenLines(code: string, language: string): Promise<TokenLines> {
  const key = `${language}\n${code}`;
  const tokens = found.get(key) ?? findTokens(code, language);
  found.set(key, tokens);
  return tokens;
}

async function findTokens(code: string, language: string): Promise<TokenLines> {
  if (!isBundled(language)) {
    throw new Error(
      `"${language}" is not a language the highlighter knows. Use one of Shiki's names, or "text".`,
    );
  }
  const highlighter = await loadHighlighter(language);
  return highlighter.codeToTokensBase(code, {
    lang: language,
    theme,
    // A busy machine must not lose the colours of a line: no time limit.
    tokenizeTimeLimit: 0,
  });
}
