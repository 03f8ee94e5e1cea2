import type {HeadState} from './collectHead';

/** Marks the tags of react-helmet-async, which writes the head while the site builds. */
const mark = 'data-rh';

/** Attributes whose names differ in React. */
const names: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

function setAttributes(element: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'children' && value !== undefined) {
      const text = String(value);
      const attribute = names[name] ?? name;
      if (element.getAttribute(attribute) !== text) {
        element.setAttribute(attribute, text);
      }
    }
  }
}

/** Attributes of the document's element that were written last. */
let htmlNames: string[] = [];

function writeHtml(html: HeadState['html']): void {
  const {documentElement} = document;
  setAttributes(documentElement, html);
  const before = htmlNames;
  htmlNames = Object.keys(html).map((name) => names[name] ?? name);
  for (const name of before.filter((other) => !htmlNames.includes(other))) {
    documentElement.removeAttribute(name);
  }
}

/** Updates the head of the document, and leaves tags alone that are up to date. */
export function writeHead({title, html, tags}: HeadState): void {
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  writeHtml(html);
  const old = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  for (const {type, props} of tags) {
    const element = document.createElement(type);
    setAttributes(element, {...props, [mark]: true});
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same === -1) {
      document.head.append(element);
    } else {
      old.splice(same, 1);
    }
  }
  for (const element of old) {
    element.remove();
  }
}
