import {parse} from 'parse5';
import {attributeOf, elementsNamed} from '../../../scripts/lib/htmlTree';
import type {Finding} from './finding';

/** Where the scripts of a page come from, and whether a changed one would run. */
export function judgeScripts(html: string): Finding {
  const scripts = elementsNamed(parse(html), 'script')
    .map((script) => ({
      src: attributeOf(script, 'src'),
      isSealed: attributeOf(script, 'integrity') !== undefined,
    }))
    .filter(({src}) => src !== undefined);
  const foreign = scripts.filter(({src = ''}) => /^(?:https?:)?\/\//.test(src));
  const unsealed = foreign.filter(({isSealed}) => !isSealed);
  const isPlain = ({src = ''}) => !src.startsWith('https:');
  if (unsealed.some(isPlain)) {
    return ['foreign scripts without integrity or TLS', -50];
  }
  if (foreign.some(isPlain)) {
    return ['foreign scripts without TLS', -20];
  }
  if (unsealed.length > 0) {
    return ['foreign scripts without integrity', -5];
  }
  return scripts.some(({isSealed}) => isSealed)
    ? ['scripts with integrity', 5]
    : ['own scripts without integrity', 0];
}
