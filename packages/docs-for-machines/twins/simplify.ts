import type {Element, ElementContent} from 'hast';
import {fence, listing} from './listings';
import {
  elementsIn,
  find,
  h,
  hasClass,
  isElement,
  named,
  text,
  textOf,
  wordsOf,
} from './hast';

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

function strongLine(words: string): Element {
  return h('p', [h('strong', [text(words)])]);
}

const strongWords: Simplifier = (element) => [strongLine(wordsOf(element))];

/** Each term with what is said of it, as an item of a list. */
const definitions: Simplifier = (element) => {
  const parts = elementsIn(element).flatMap((part) =>
    part.tagName === 'div' ? elementsIn(part) : [part],
  );
  const items: Element[] = [];
  for (const {tagName, children} of parts) {
    if (tagName === 'dt') {
      items.push(h('li', [h('strong', simplifyAll(children)), text(': ')]));
    } else {
      items.at(-1)?.children.push(...simplifyAll(children));
    }
  }
  return [h('ul', items)];
};

/** Each panel under the name of its tab, unless a listing says it. */
const tabs: Simplifier = (element) => {
  const list = find(
    element.children,
    ({properties}) => properties.role === 'tablist',
  );
  const names = list === undefined ? [] : elementsIn(list).map(wordsOf);
  const panels = elementsIn(element)
    .flatMap((part) => elementsIn(part))
    .filter(({properties}) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => {
    const caption = find(panel.children, named('figcaption'));
    const title = caption && find(caption.children, named('span'));
    const name = names[index] ?? '';
    return [
      ...(title && wordsOf(title) === name ? [] : [strongLine(name)]),
      ...simplifyAll(panel.children),
    ];
  });
};

const admonition: Simplifier = (element) => {
  const kind = /theme-admonition-(\w+)/.exec(String(element.properties.class));
  const [heading, content] = elementsIn(element);
  const title = heading ? wordsOf(heading) : '';
  const name = kind?.[1] ?? '';
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return [
    h('blockquote', [
      strongLine(title.toLowerCase() === name ? label : `${label}: ${title}`),
      ...simplifyAll(content?.children ?? []),
    ]),
  ];
};

/** Links to the same page in other versions, in one line. */
const linkStrip: Simplifier = (element) => [
  h('p', [
    h('strong', [text(`${String(element.properties['aria-label'])}:`)]),
    ...(find(element.children, named('ol'))?.children ?? [])
      .filter(isElement)
      .flatMap(elementsIn)
      .flatMap((cell, index) => [
        text(index === 0 ? ' ' : ' · '),
        h(
          cell.tagName,
          [text(String(cell.properties['aria-label'] ?? wordsOf(cell)))],
          {href: cell.properties.href},
        ),
      ]),
  ]),
];

/** TeX, as GitHub and GitLab write it. */
const formula: Simplifier = (element) => {
  const tex = find(element.children, named('annotation'));
  const value = tex ? textOf(tex).trim() : '';
  const isDisplay = find(
    element.children,
    ({tagName, properties}) =>
      tagName === 'math' && properties.display === 'block',
  );
  return isDisplay
    ? [fence(value, {lang: 'math'})]
    : [text('$'), h('code', [text(value)]), text('$')];
};

const picture: Simplifier = ({
  properties: {alt, 'aria-label': label = alt},
}) => [h('em', [text(`Picture: ${String(label ?? '')}`)])];

type Simplifier = (element: Element) => ElementContent[];

function simplifierOf(element: Element): Simplifier | undefined {
  const {tagName, properties} = element;
  if (properties.role === 'img' && properties['aria-label'] !== undefined) {
    return picture;
  }
  // Bytes in the page are no address.
  if (tagName === 'img' && String(properties.src).startsWith('data:')) {
    return picture;
  }
  if (hasClass(element, 'katex')) {
    return formula;
  }
  if (hasClass(element, 'tabs-container')) {
    return tabs;
  }
  if (hasClass(element, 'theme-admonition')) {
    return admonition;
  }
  if (
    tagName === 'nav' &&
    properties['aria-label'] !== undefined &&
    find(element.children, named('ol')) !== undefined
  ) {
    return linkStrip;
  }
  const isListing =
    hasClass(element, 'theme-code-block') || tagName === 'figure';
  if (isListing && find(element.children, named('pre')) !== undefined) {
    return listing;
  }
  return {
    code: (code: Element) => [h('code', [text(textOf(code))])],
    dl: definitions,
    pre: listing,
    summary: strongWords,
    svg: () => [],
  }[tagName];
}

function simplifyOne(node: ElementContent): ElementContent[] {
  if (!isElement(node)) {
    return node.type === 'text' ? [node] : [];
  }
  if (isControl(node)) {
    return [];
  }
  const simplify = simplifierOf(node);
  if (simplify !== undefined) {
    return simplify(node);
  }
  const children = simplifyAll(node.children);
  const simple = {...node, children};
  const isLine =
    named('td', 'th')(node) ||
    (node.tagName === 'li' && find(children, holdsBlocks) === undefined);
  if (!isLine) {
    return [simple];
  }
  const step = node.properties['aria-current'] === 'step' ? ' (this step)' : '';
  return [{...simple, children: [...inOneLine(simple), text(step)]}];
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
