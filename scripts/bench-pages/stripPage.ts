import {parse} from 'parse5';
import {elementsNamed} from '../lib/htmlTree';

/** A page's HTML without the elements that load or run something, marked as hydrated. */
export function stripPage(html: string): string {
  const document = parse(html, {sourceCodeLocationInfo: true});
  let stripped = '';
  let end = 0;
  for (const element of elementsNamed(document, 'script', 'link', 'img')) {
    const location = element.sourceCodeLocation;
    if (location) {
      stripped += html.slice(end, location.startOffset);
      end = location.endOffset;
    }
  }
  return (stripped + html.slice(end)).replace(
    '<html',
    '<html data-has-hydrated="true"',
  );
}
