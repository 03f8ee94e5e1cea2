import type {Comment, CommentDisplayPart} from 'typedoc';
import {nameLink} from './nameLink';
import {referenceExceptions} from './referenceExceptions';
import type {Scope, SymbolIndex} from './SymbolIndex';
import type {Doc, Markdown} from './types';

/** What reading a comment needs to know. */
export type DocContext = {
  index: SymbolIndex;
  scope: Scope;
  /** Where the comment is, for messages. */
  where: string;
};

const reference = /\[\[([^\]]+)\]\]/;

function readReference(name: string, context: DocContext): Markdown {
  const exception = referenceExceptions[name];
  const {index, scope, where} = context;
  const target = index.resolve(exception?.means ?? name, scope);
  if (target === undefined && exception === undefined) {
    throw new Error(
      `${where}: the comment refers to "${name}", which is not in this version. List it in scripts/generate-api/model/referenceExceptions.ts.`,
    );
  }
  const words = `\`${exception?.means ?? name}\``;
  const isOwn =
    target?.symbol.name === scope.symbol && target?.member === undefined;
  return target === undefined || isOwn
    ? words
    : `[${words}](${index.href(target)})`;
}

/** Words are Markdown, but not MDX: braces, tags and single backticks mean nothing in them. */
function readWords(text: string, context: DocContext): Markdown {
  return text
    .split(reference)
    .map((piece, index) =>
      index % 2 === 1
        ? readReference(piece, context)
        : piece
            .replace(/[{}<`$]/g, '\\$&')
            .replace(/^:::caution$/gm, ':::warning'),
    )
    .join('');
}

/** A formula is left as it is; one that has a paragraph to itself is set as a block. */
function readText(text: string, context: DocContext): Markdown {
  return text
    .split(/(\$\$[\s\S]+?\$\$)/)
    .map((piece, index, pieces) => {
      if (index % 2 === 0) {
        return readWords(piece, context);
      }
      const isAlone =
        pieces[index - 1]?.endsWith('\n\n') &&
        /^(\n\n|$)/.test(pieces[index + 1] ?? '');
      return isAlone ? piece.replace(/^\$\$|\$\$$/g, '\n$$$$\n').trim() : piece;
    })
    .join('');
}

/** Fences get a language that fits: JSX is not plain TypeScript. */
function readFence(fence: string): Markdown {
  const [, language = '', code = ''] =
    /^```(\w*)\n([\s\S]*?)\n?```$/.exec(fence) ?? [];
  const isTypeScript = language === '' || language === 'typescript';
  const name = /<\/|\/>/.test(code) ? 'tsx' : 'ts';
  return `\`\`\`${isTypeScript ? name : language}\n${code}\n\`\`\``;
}

function readLink(text: string): Markdown {
  const [address = '', ...words] = text.trim().split(/\s+/);
  const label = words.length > 0 ? words.join(' ') : nameLink(address);
  return `[${label}](${address})`;
}

function readPart(part: CommentDisplayPart, context: DocContext): Markdown {
  switch (part.kind) {
    case 'text':
      return readText(part.text, context);
    case 'code':
      return part.text.startsWith('```')
        ? `\n${readFence(part.text)}`
        : part.text;
    case 'inline-tag':
      if (typeof part.target === 'string' || part.tag === '@see') {
        return readLink(part.text);
      }
      return readReference(part.text, context);
    case 'relative-link':
      throw new Error(
        `${context.where}: the comment links to a file ("${part.text}"). Teach readDoc where that leads.`,
      );
  }
}

/** Reads the parts of a comment as Markdown. */
export function readParts(
  parts: readonly CommentDisplayPart[],
  context: DocContext,
): Markdown {
  return parts
    .map((part) => readPart(part, context))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Splits off the first paragraph; an admonition or a listing is not one. */
export function splitParagraph(text: Markdown): [Markdown, Markdown] {
  const end = text.search(/\n\s*\n|\n```|$(?![\s\S])/);
  const first = text.slice(0, end).trim();
  return /^(:::|```|\* )/.test(first)
    ? ['', text]
    : [first, text.slice(end).trim()];
}

/** A comment that says nothing. */
export const emptyDoc: Doc = {
  summary: '',
  details: '',
  returns: '',
  experimental: false,
};

/** Takes a comment apart into what the pages show. */
export function readDoc(
  comment: Comment | undefined,
  context: DocContext,
): Doc {
  // The comment with the licence of a file is taken for that of its first symbol.
  if (comment?.getTag('@format') !== undefined || comment === undefined) {
    return emptyDoc;
  }
  const tag = (name: `@${string}`): Markdown | undefined => {
    const content = comment.getTag(name)?.content;
    return content && readParts(content, context);
  };
  let text = readParts(comment.summary, context);
  let deprecated = tag('@deprecated');
  // The tag swallows a description that follows it; a blank line sets that off.
  const end = deprecated?.indexOf('\n\n') ?? -1;
  if (text === '' && deprecated !== undefined && end >= 0) {
    const fenceEnd = deprecated.startsWith('```', end + 2)
      ? deprecated.indexOf('\n\n', end + 2)
      : end;
    text = deprecated.slice(fenceEnd).trim();
    deprecated = deprecated.slice(0, fenceEnd).trim();
  }
  const [summary, details] = splitParagraph(text);
  const example = comment
    .getTags('@example')
    .map(({content}) => readParts(content, context));
  return {
    summary,
    details: [details, tag('@remarks') ?? '', ...example]
      .filter((part) => part !== '')
      .join('\n\n'),
    returns: tag('@returns') ?? tag('@return') ?? '',
    ...(deprecated === undefined ? {} : {deprecated}),
    experimental: comment.hasModifier('@experimental'),
  };
}
