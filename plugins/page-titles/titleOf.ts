import {parseFragment} from 'parse5';

/** Title of a built page without the site's; undefined if the page is not to be found. */
export function titleOf(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  if (/<meta[^>]*\bname="?robots"?[^>]*noindex/.test(head)) {
    return undefined;
  }
  const [, source = ''] = /<title[^>]*>([^<]*)/.exec(head) ?? [];
  const [text] = parseFragment(source).childNodes;
  return text !== undefined && 'value' in text
    ? text.value.replace(/ \| [^|]*$/, '')
    : undefined;
}
