import type {Inline, Words} from '../pageData';
import type {Code, Markdown} from '../model/types';
import type {Highlighter} from '../pages/Highlighter';

const markup =
  /\[`([^`]+)`\]\(([^)]+)\)|\[([^\]]+)\]\(([^)]+)\)|`([^`]+)`|\\([^\w\s])/g;
const fence = /```\w*\n([\s\S]*?)\n```/;

/** Splits a paragraph into text, code and links. */
export function inlines(paragraph: Markdown): Inline[] {
  const parts: Inline[] = [];
  let text = '';
  let position = 0;
  for (const match of paragraph.matchAll(markup)) {
    const [all, linkedCode, codeHref, linkText, textHref, code, escaped] =
      match;
    text += paragraph.slice(position, match.index);
    position = match.index + all.length;
    if (escaped !== undefined) {
      text += escaped;
      continue;
    }
    parts.push(text);
    text = '';
    if (linkText !== undefined && textHref !== undefined) {
      parts.push({text: linkText, href: textHref});
    } else {
      parts.push({
        code: linkedCode ?? code ?? '',
        ...(codeHref !== undefined && {href: codeHref}),
      });
    }
  }
  return [...parts, text + paragraph.slice(position)].filter(
    (part) => part !== '',
  );
}

function paragraphs(text: Markdown): Inline[][] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map(inlines);
}

/** The listings in a text, which the highlighter has to prepare. */
export function listingsIn(text: Markdown): Code[] {
  return text
    .split(fence)
    .filter((_, index) => index % 2 === 1)
    .map((code) => [{text: code}]);
}

/** Reads the Markdown of notes and comments for a page that renders none. */
export function inlineWords(text: Markdown, highlighter: Highlighter): Words {
  return text
    .split(fence)
    .flatMap((piece, index): readonly Words[number][] =>
      index % 2 === 1
        ? [{lines: highlighter.lines([{text: piece}], 'program')}]
        : paragraphs(piece),
    );
}
