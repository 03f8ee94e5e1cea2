import type {Element, ElementContent} from 'hast';
import {fence} from './listings';
import {
  elementsIn,
  find,
  h,
  isElement,
  named,
  text,
  textOf,
  wordsOf,
} from './hast';

/** Gives an element a form that Markdown has; `inside` does it with what is in it. */
export type Simplifier = (
  element: Element,
  inside: (children: readonly ElementContent[]) => ElementContent[],
) => ElementContent[];

function strongLine(words: string): Element {
  return h('p', [h('strong', [text(words)])]);
}

/** Words in bold, on a line of their own. */
export const strongWords: Simplifier = (element) => [
  strongLine(wordsOf(element)),
];

/** Each term with what is said of it, as an item of a list. */
export const definitions: Simplifier = (element, inside) => {
  const parts = elementsIn(element).flatMap((part) =>
    part.tagName === 'div' ? elementsIn(part) : [part],
  );
  const items: Element[] = [];
  for (const {tagName, children} of parts) {
    if (tagName === 'dt') {
      items.push(h('li', [h('strong', inside(children)), text(': ')]));
    } else {
      items.at(-1)?.children.push(...inside(children));
    }
  }
  return [h('ul', items)];
};

/** Each panel under the name of its tab, unless a listing says it. */
export const tabs: Simplifier = (element, inside) => {
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
      ...inside(panel.children),
    ];
  });
};

/** A quotation that begins with its kind and its title. */
export const admonition: Simplifier = (element, inside) => {
  const kind = /theme-admonition-(\w+)/.exec(String(element.properties.class));
  const [heading, content] = elementsIn(element);
  const title = heading ? wordsOf(heading) : '';
  const name = kind?.[1] ?? '';
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return [
    h('blockquote', [
      strongLine(title.toLowerCase() === name ? label : `${label}: ${title}`),
      ...inside(content?.children ?? []),
    ]),
  ];
};

/** Links to the same page in other versions, in one line. */
export const linkStrip: Simplifier = (element) => [
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
export const formula: Simplifier = (element) => {
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

/** What a picture shows. */
export const picture: Simplifier = ({
  properties: {alt, 'aria-label': label = alt},
}) => [h('em', [text(`Picture: ${String(label ?? '')}`)])];
