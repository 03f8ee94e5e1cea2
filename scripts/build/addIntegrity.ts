import type {parse} from 'parse5';
import {assetFolder} from '../../server/headers';
import {elementsOf, type Element} from '../lib/htmlTree';

/** The address of the script or style sheet that an element loads. */
function loadedAddress({tagName, attrs}: Element): string | undefined {
  const {src, href, rel, as} = Object.fromEntries(
    attrs.map(({name, value}) => [name, value]),
  );
  if (tagName === 'script') {
    return src;
  }
  const isCode =
    rel === 'stylesheet' ||
    rel === 'modulepreload' ||
    (rel === 'preload' && (as === 'script' || as === 'style'));
  return tagName === 'link' && isCode ? href : undefined;
}

/**
 * Adds an `integrity` hash to every script and style sheet in the head of a page,
 * so that the browser refuses a changed file. Only for those under `assets/`:
 * other files keep their name when they change, so a cached one may not match.
 */
export function addIntegrity(
  html: string,
  integrityOf: (address: string) => string,
  parsePage: typeof parse,
): string {
  // The template loads files in the head only, and parsing the rest takes long.
  const [head = ''] = html.split('</head>', 1);
  const document = parsePage(head, {sourceCodeLocationInfo: true});
  let result = '';
  let end = 0;
  for (const element of elementsOf(document)) {
    const address = loadedAddress(element);
    const start = element.sourceCodeLocation?.startOffset;
    if (start !== undefined && address?.startsWith(assetFolder)) {
      const afterName = start + `<${element.tagName}`.length;
      result += `${html.slice(end, afterName)} integrity="${integrityOf(address)}"`;
      end = afterName;
    }
  }
  return result + html.slice(end);
}
