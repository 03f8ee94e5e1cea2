import type {Comment, CommentDisplayPart} from 'typedoc';
import type {SourceOptions} from '../options';
import {linkText} from './linkText';
import type {Scope, SymbolIndex} from './SymbolIndex';
import type {Doc, Markdown} from './types';

/** What it takes to read a comment. */
export type DocContext = {
  index: SymbolIndex;
  scope: Scope;
  options: Pick<SourceOptions, 'referenceExceptions' | 'siteNames'>;
  /** Where the comment is, for messages. */
  where: string;
};

const reference = /\[\[([^\]]+)\]\]/;

function readReference(name: string, context: DocContext): Markdown {
  const {index, scope, where, options} = context;
  const exception = options.referenceExceptions?.[name];
  const target = index.resolve(exception?.means ?? name, scope);
  if (target === undefined && exception === undefined) {
    throw new Error(
      `${where}: the comment refers to "${name}", which is not in this version. List it in the option referenceExceptions.`,
    );
  }
  const label = `\`${exception?.means ?? name}\``;
  const isOwn =
    target?.symbol.name === scope.symbol && target?.member === undefined;
  return target === undefined || isOwn
    ? label
    : `[${label}](${index.href(target)})`;
}

/** Comments are Markdown, not MDX: escapes braces, tags and single backticks. */
function readProse(text: string, context: DocContext): Markdown {
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

/** Leaves formulas as they are; one in a paragraph of its own becomes a block. */
function readText(text: string, context: DocContext): Markdown {
  return text
    .split(/(\$\$[\s\S]+?\$\$)/)
    .map((piece, index, pieces) => {
      if (index % 2 === 0) {
        return readProse(piece, context);
      }
      const isAlone =
        pieces[index - 1]?.endsWith('\n\n') &&
        /^(\n\n|$)/.test(pieces[index + 1] ?? '');
      return isAlone ? piece.replace(/^\$\$|\$\$$/g, '\n$$$$\n').trim() : piece;
    })
    .join('');
}

/** Gives a fence the right language: code with JSX is `tsx`. */
function readFence(fence: string): Markdown {
  const [, language = '', code = ''] =
    /^```(\w*)\n([\s\S]*?)\n?```$/.exec(fence) ?? [];
  const isTypeScript = language === '' || language === 'typescript';
  const name = /<\/|\/>/.test(code) ? 'tsx' : 'ts';
  return `\`\`\`${isTypeScript ? name : language}\n${code}\n\`\`\``;
}

function readLink(text: string, {options}: DocContext): Markdown {
  const [address = '', ...words] = text.trim().split(/\s+/);
  const label =
    words.length > 0 ? words.join(' ') : linkText(address, options.siteNames);
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
        return readLink(part.text, context);
      }
      return readReference(part.text, context);
    case 'relative-link':
      throw new Error(
        `${context.where}: the comment links to a file ("${part.text}"). Teach readDoc to resolve such links.`,
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

/** Splits off the first paragraph, unless it is an admonition, a list or a listing. */
export function splitParagraph(text: Markdown): [Markdown, Markdown] {
  const end = text.search(/\n\s*\n|\n```|$(?![\s\S])/);
  const first = text.slice(0, end).trim();
  return /^(:::|```|\* )/.test(first)
    ? ['', text]
    : [first, text.slice(end).trim()];
}

/** An empty comment. */
export const emptyDoc: Doc = {
  summary: '',
  details: '',
  returns: '',
  experimental: false,
};

/** Splits a comment into the parts that pages show. */
export function readDoc(
  comment: Comment | undefined,
  context: DocContext,
): Doc {
  // TypeDoc attaches a file's licence comment to the first symbol.
  if (comment?.getTag('@format') !== undefined || comment === undefined) {
    return emptyDoc;
  }
  const tag = (name: `@${string}`): Markdown | undefined => {
    const content = comment.getTag(name)?.content;
    return content && readParts(content, context);
  };
  let text = readParts(comment.summary, context);
  let deprecated = tag('@deprecated');
  // A description that follows the tag becomes part of it; a blank line separates them.
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
