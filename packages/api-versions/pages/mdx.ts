import {jsonLiteral} from 'build-utils';
import type {Markdown} from '../model/types';
import type {Lines} from '../pageData';

/** Props of a component; omits those that are undefined or false. */
export type Attributes = Readonly<Record<string, unknown>>;

/**
 * Writes lists and objects as text for `JSON.parse`: as code, each token of a
 * signature would pass as a tree through MDX, the bundler and the minifier, which
 * takes seconds.
 */
function attribute([name, value]: [string, unknown]): string {
  if (value === true) {
    return ` ${name}`;
  }
  if (typeof value === 'string' && !/["&\n]/.test(value)) {
    return ` ${name}="${value}"`;
  }
  return typeof value === 'object'
    ? ` ${name}={JSON.parse(${jsonLiteral(value)})}`
    : ` ${name}={${JSON.stringify(value)}}`;
}

function openTag(name: string, attributes: Attributes): string {
  return `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(attribute)
    .join('')}`;
}

/** Joins blocks of MDX, without empty ones. */
export function blocks(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .join('\n\n');
}

/** A component with or without MDX children. */
export function component(
  name: string,
  attributes: Attributes,
  ...children: readonly (string | undefined)[]
): string {
  const content = blocks(...children);
  return content === ''
    ? `${openTag(name, attributes)} />`
    : `${openTag(name, attributes)}>\n\n${content}\n\n</${name}>`;
}

/** A heading with an explicit anchor. */
export function heading(level: number, text: string, anchor: string): string {
  return `${'#'.repeat(level)} ${escapeText(text)} {/* #${anchor} */}`;
}

/** A heading that shows a signature. Contents and search show the name. */
export function headline(
  level: number,
  name: string,
  anchor: string,
  code: Lines,
): string {
  const tag = openTag('ApiHeadline', {name, code});
  return `${'#'.repeat(level)} ${tag}>${escapeText(name)}</ApiHeadline> {/* #${anchor} */}`;
}

/** Escapes everything that Markdown or MDX would take for markup. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}

/** Strips the markup from Markdown. */
export function plainText(text: Markdown): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[{}<`])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A page with its front matter. */
export function page(
  frontMatter: Attributes,
  ...content: readonly (string | undefined)[]
): string {
  const lines = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${blocks(['---', ...lines, '---'].join('\n'), ...content)}\n`;
}
