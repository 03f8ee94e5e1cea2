import type {Element, ElementContent} from 'hast';
import {listing} from './listings';
import {find, h, hasClass, isElement, named, text, textOf} from './hast';
import {
  admonition,
  definitions,
  formula,
  linkStrip,
  picture,
  strongWords,
  tabs,
  type Simplifier,
} from './parts';

/** What serves only whoever uses the page in a browser. */
function isControl(element: Element): boolean {
  const {properties} = element;
  return (
    named(
      'button',
      'input',
      'label',
      'noscript',
      'script',
      'select',
      'wbr',
    )(element) ||
    properties['aria-hidden'] === 'true' ||
    properties['data-md'] === 'off' ||
    // What scripts are about to load.
    properties['aria-busy'] === 'true' ||
    properties.role === 'status' ||
    hasClass(element, 'hash-link', 'table-of-contents', 'theme-doc-toc-mobile')
  );
}

const isInline = named(
  ...['a', 'b', 'code', 'em', 'kbd', 'mark', 'span', 'strong', 'time'],
);
const holdsBlocks = named('figure', 'h2', 'h3', 'ol', 'pre', 'table', 'ul');

/** Elements that only the layout of the page separates get a separator. */
function separate(children: ElementContent[]): ElementContent[] {
  const isLayout =
    children.length > 1 &&
    children.every((child) => isElement(child) && isInline(child));
  return isLayout
    ? children.flatMap((child, index) =>
        index === 0 ? [child] : [text(' · '), child],
      )
    : children;
}

/** The content of paragraphs and boxes in one line, for a cell or an item. */
function inOneLine(element: Element): ElementContent[] {
  const isBox = (child?: ElementContent): child is Element =>
    child?.type === 'element' && named('div', 'p')(child);
  return element.children.flatMap((child, index, siblings) => {
    const next = siblings[index + 1];
    if (!isBox(child)) {
      // A name above what is said of it.
      const isName = isElement(child) && isInline(child) && isBox(next);
      return isName ? [child, text(': ')] : [child];
    }
    const end = child.tagName === 'div' ? ': ' : ' ';
    return [...inOneLine(child), ...(next === undefined ? [] : [text(end)])];
  });
}

const isPicture = ({tagName, properties}: Element) =>
  (properties.role === 'img' && properties['aria-label'] !== undefined) ||
  // Bytes in the page are no address.
  (tagName === 'img' && String(properties.src).startsWith('data:'));

const isLinkStrip = ({tagName, properties, children}: Element) =>
  tagName === 'nav' &&
  properties['aria-label'] !== undefined &&
  find(children, named('ol')) !== undefined;

const isListing = (element: Element) =>
  (hasClass(element, 'theme-code-block') || element.tagName === 'figure') &&
  find(element.children, named('pre')) !== undefined;

const withClass = (name: string) => (element: Element) =>
  hasClass(element, name);

/** A cell, or an item that holds no blocks. */
const line: Simplifier = (element, inside) => {
  const simple = {...element, children: inside(element.children)};
  if (
    element.tagName === 'li' &&
    find(simple.children, holdsBlocks) !== undefined
  ) {
    return [simple];
  }
  const isStep = element.properties['aria-current'] === 'step';
  const step = text(isStep ? ' (this step)' : '');
  return [{...simple, children: [...inOneLine(simple), step]}];
};

/** What becomes of an element; the first rule that matches counts. */
const rules: readonly [(element: Element) => boolean, Simplifier][] = [
  [isControl, () => []],
  [isPicture, picture],
  [withClass('katex'), formula],
  [withClass('tabs-container'), tabs],
  [withClass('theme-admonition'), admonition],
  [isLinkStrip, linkStrip],
  [isListing, listing],
  [named('pre'), listing],
  [named('code'), (code) => [h('code', [text(textOf(code))])]],
  [named('dl'), definitions],
  [named('summary'), strongWords],
  [named('svg'), () => []],
  [named('li', 'td', 'th'), line],
  [
    () => true,
    (other, inside) => [{...other, children: inside(other.children)}],
  ],
];

function simplifyOne(node: ElementContent): ElementContent[] {
  if (!isElement(node)) {
    return node.type === 'text' ? [node] : [];
  }
  const [, simplify] = rules.find(([matches]) => matches(node)) ?? [];
  return simplify?.(node, simplifyAll) ?? [];
}

const belongsBelow = (node?: ElementContent): node is Element =>
  node !== undefined &&
  isElement(node) &&
  node.properties['data-md'] === 'below';

/** What belongs below the next element comes after it. */
function reorder(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    if (belongsBelow(previous)) {
      return [child, previous];
    }
    return belongsBelow(child) && index < children.length - 1 ? [] : [child];
  });
}

/** Page content as plain HTML that Markdown has a form for. */
export function simplifyAll(
  children: readonly ElementContent[],
): ElementContent[] {
  return separate(reorder(children).flatMap(simplifyOne));
}
