import {parse} from 'parse5';
import {assetFolder} from 'site-server';
import {elementsOf, type Element} from 'build-utils/html';

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
 * so that the browser refuses a changed file. Only for those under `assets/` and
 * those of frames: others may come from a cache and not match. The origin of a
 * frame is opaque, so that its files need CORS to be compared.
 */
export function addIntegrity(
  html: string,
  integrityOf: (address: string) => string,
  frameFile: RegExp,
): string {
  // The template loads files in the head only, and parsing the rest takes long.
  const [head = ''] = html.split('</head>', 1);
  const document = parse(head, {sourceCodeLocationInfo: true});
  let result = '';
  let end = 0;
  for (const element of elementsOf(document)) {
    const address = loadedAddress(element);
    const start = element.sourceCodeLocation?.startOffset;
    const isFrameFile = frameFile.test(address ?? '');
    if (
      start !== undefined &&
      address !== undefined &&
      (isFrameFile || address.startsWith(assetFolder))
    ) {
      const afterName = start + `<${element.tagName}`.length;
      result += `${html.slice(end, afterName)} integrity="${integrityOf(address)}"${isFrameFile ? ' crossorigin' : ''}`;
      end = afterName;
    }
  }
  return result + html.slice(end);
}
