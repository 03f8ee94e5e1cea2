import {createElement, Fragment, type ReactNode} from 'react';

type Props = {
  /** Text of a heading as Docusaurus puts it into a table of contents: HTML. */
  html: string;
};

/** An element whose end tag has not been read yet. */
type Open = {tag: string; children: ReactNode[]};

/** Start tags, end tags, and the text between them. */
const tokens = /<(?<slash>\/?)(?<tag>[A-Za-z][^\s/>]*)[^>]*>|(?<text>[^<]+|<)/g;

/** Elements that Markdown in a heading can produce; any other shows only its text. */
const shownTags = new Set(['code', 'em', 'strong', 'del']);

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (each) => escapes[each] ?? each,
  );
}

/** Shows the text of a heading as elements, without setting raw HTML. */
export default function HeadingText({html}: Props): ReactNode {
  const root: Open = {tag: '', children: []};
  const open = [root];
  const innermost = () => open.at(-1) ?? root;
  for (const {groups} of html.matchAll(tokens)) {
    const {slash, tag, text} = groups ?? {};
    if (text !== undefined) {
      innermost().children.push(unescapeHtml(text));
    } else if (slash === '' && tag !== undefined) {
      const started: Open = {tag, children: []};
      open.push(started);
    } else if (open.length > 1) {
      const ended = open.pop() ?? root;
      innermost().children.push(
        createElement(
          shownTags.has(ended.tag) ? ended.tag : Fragment,
          {key: innermost().children.length},
          ...ended.children,
        ),
      );
    }
  }
  return root.children;
}
