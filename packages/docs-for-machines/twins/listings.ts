import type {Element, ElementContent} from 'hast';
import type {Code} from 'mdast';
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

/** Info string of a fence. */
type Info = {lang: string; meta?: string};

/** Code with the info string of its fence. */
export function fence(code: string, {lang, meta}: Info): Element {
  return h('pre', [text(code)], {lang, meta});
}

/** The fence that `fence` made. */
export function toCode(pre: Element): Code {
  return {type: 'code', ...(pre.properties as Info), value: textOf(pre)};
}

const isLine = (node: ElementContent): boolean =>
  isElement(node) &&
  String(node.properties.class ?? '')
    .split(' ')
    .some((name) => name.startsWith('line') || name === 'token-line');

/** The code of a listing, and what stands before its lines for screen readers. */
function readCode(pre: Element): {label: string; code: string} {
  const nodes = (find([pre], named('code')) ?? pre).children;
  const start = Math.max(0, nodes.findIndex(isLine));
  const code = nodes.slice(start).map((node, index, all) => {
    // Lines may be separate by their style alone.
    const previous = all[index - 1];
    const isNext = isLine(node) && previous !== undefined && isLine(previous);
    return (isNext ? '\n' : '') + textOf(node);
  });
  const label = nodes.slice(0, start).map(textOf).join('');
  return {label: label.trim(), code: code.join('').replace(/\n$/, '')};
}

/** The language in a class of one of these elements, as HTML has it. */
function languageOf(elements: readonly (Element | undefined)[]): string {
  const classes = elements.map((element) => element?.properties.class);
  return /(?:^| )language-(\S+)/.exec(classes.join(' '))?.[1] ?? '';
}

/** A listing with its caption, or a `pre` alone. */
export function listing(element: Element): ElementContent[] {
  const pre = find([element], named('pre'));
  if (pre === undefined) {
    return [];
  }
  const [caption] = [
    ...elementsIn(element).filter(named('figcaption')).flatMap(elementsIn),
    ...elementsIn(element).filter(({properties}) =>
      String(properties.class).startsWith('codeBlockTitle'),
    ),
  ];
  const {label, code} = readCode(pre);
  const lang = languageOf([element, pre, find(pre.children, named('code'))]);
  const words = caption ? wordsOf(caption) : label.replace(/:$/, '');
  const isFile = /^[^ ]*[./]\w+$/.test(words);
  return [
    ...(isFile || ['', lang].includes(words)
      ? []
      : [h('p', [text(`${words}:`)])]),
    fence(code, {lang, ...(isFile && {meta: `title="${words}"`})}),
  ];
}
