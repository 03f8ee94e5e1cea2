import {parse} from 'parse5';
import {assetFolder} from '../../server/headers';
import {elementsOf, type Element} from '../lib/htmlTree';

/** The address of a script or a style sheet that an element makes the browser load. */
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
 * Gives every script and style sheet under `assets/` that the head of a page
 * names the hash of its content, so that the browser refuses a file that was
 * changed. Other files keep their name when they change, and may be older or
 * newer than the page in some cache.
 */
export function addIntegrity(
  html: string,
  integrityOf: (address: string) => string,
): string {
  // The template names scripts in the head alone, and to parse the rest takes long.
  const [head = ''] = html.split('</head>', 1);
  const document = parse(head, {sourceCodeLocationInfo: true});
  let sealed = '';
  let end = 0;
  for (const element of elementsOf(document)) {
    const address = loadedAddress(element);
    const start = element.sourceCodeLocation?.startOffset;
    if (start !== undefined && address?.startsWith(assetFolder)) {
      const afterName = start + `<${element.tagName}`.length;
      sealed += `${html.slice(end, afterName)} integrity="${integrityOf(address)}"`;
      end = afterName;
    }
  }
  return sealed + html.slice(end);
}
