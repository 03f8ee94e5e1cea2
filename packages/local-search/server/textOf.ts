import {
  attributeOf,
  classesOf,
  isElement,
  type Element,
  type Node,
} from 'build-utils/html';

/** Elements that are not content. */
const skippedTags = new Set(
  'aside button footer iframe input label nav noscript script select style svg template thead'.split(
    ' ',
  ),
);

/** Elements that may be part of a word. */
const inlineTags = new Set(
  'a abbr b bdi code em i kbd mark s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Parts of the theme that are not content. */
const skippedClasses = new Set([
  'hash-link',
  'pagination-nav',
  'table-of-contents',
  'theme-doc-toc-mobile',
]);

/** True for an element that is not content. */
export function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    classesOf(element).some((name) => skippedClasses.has(name)) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    // Names of tabs, and what a control says about its own state, such as "28 of 28".
    ['status', 'tablist'].includes(attributeOf(element, 'role') ?? '') ||
    attributeOf(element, 'data-search') === 'off'
  );
}

/** True for an element that may be part of a word. */
export function isInline({tagName}: Element): boolean {
  return inlineTags.has(tagName);
}

/** What stands between the parts of a formula in plain text. */
const mathJoints: Readonly<Record<string, string>> = {
  mfrac: '/',
  msub: '_',
  msup: '^',
};

/** A formula on one line, such as `z_i`. Its TeX source would say the same again. */
function formulaOf(node: Node): string {
  if (!isElement(node)) {
    return textOf(node);
  }
  return node.tagName === 'annotation'
    ? ''
    : node.childNodes.map(formulaOf).join(mathJoints[node.tagName] ?? '');
}

/** Text of a node, with spaces around block elements. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') {
    return (node as {value: string}).value;
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  if (node.tagName === 'math') {
    return formulaOf(node);
  }
  const inner = node.childNodes.map(textOf).join('');
  return isInline(node) ? inner : ` ${inner} `;
}

/** Collapses white space, and removes zero-width spaces and soft hyphens. */
export function collapseSpaces(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
