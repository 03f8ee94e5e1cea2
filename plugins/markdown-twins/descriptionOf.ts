import {parse} from 'parse5';
import {find, toHast} from './hast';

/** What a page says of itself to search engines. */
export function descriptionOf(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const meta = find(
    toHast(parse(head)),
    ({tagName, properties}) =>
      tagName === 'meta' && properties.name === 'description',
  );
  return meta?.properties.content ?? '';
}
