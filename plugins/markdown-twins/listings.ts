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

function paragraph(words: string): Element {
  return h('p', [text(words)]);
}

/** The code of a listing, and what stands before it for screen readers. */
function readCode(pre: Element): {label: string; code: string} {
  let label = '';
  let code = '';
  let isAfterLine = false;
  for (const child of find(pre.children, named('code'))?.children ?? []) {
    const isLine =
      isElement(child) && String(child.properties.class).startsWith('line');
    if (!isElement(child) || isLine) {
      // Lines of a signature are separate by their style alone.
      code += (isLine && isAfterLine ? '\n' : '') + textOf(child);
    } else {
      label += textOf(child);
    }
    isAfterLine = isLine;
  }
  return {label: label.trim(), code};
}

/** Languages of files whose extension is another word. */
const languages: Readonly<Record<string, string>> = {
  Podfile: 'ruby',
  plist: 'xml',
  py: 'python',
};

/** Language and title of a fence, by the caption of a listing. */
function infoOf(caption: string): Info {
  if (/^[a-z]+$/.test(caption)) {
    return {lang: caption};
  }
  const extension = /^[^ ]*[./](\w+)$/.exec(caption)?.[1];
  return extension === undefined
    ? {lang: caption === 'Expected output' ? 'text' : 'tsx'}
    : {lang: languages[extension] ?? extension, meta: `title="${caption}"`};
}

/** A listing with its caption. */
export function listing(figure: Element): ElementContent[] {
  const [caption] = elementsIn(figure)
    .filter(named('figcaption'))
    .flatMap(elementsIn);
  const pre = find(figure.children, named('pre'));
  const words = caption ? wordsOf(caption) : '';
  const info = infoOf(words);
  const isNamed = info.meta !== undefined || words === info.lang;
  return [
    ...(isNamed ? [] : [paragraph(`${words}:`)]),
    ...(pre ? [fence(readCode(pre).code, info)] : []),
  ];
}

/** A signature, which may say that it is the one before or after a change. */
export function signature(pre: Element): ElementContent[] {
  const {label, code} = readCode(pre);
  return [
    ...(label === '' ? [] : [paragraph(label)]),
    fence(code, {lang: 'ts'}),
  ];
}
