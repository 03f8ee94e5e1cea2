import {parse} from 'parse5';
import {attributeOf, elementsNamed} from '../../../scripts/lib/htmlTree';
import type {Finding} from './finding';

/** Rates where the scripts of a page come from and whether they have integrity hashes. */
export function scriptsFinding(html: string): Finding {
  const scripts = elementsNamed(parse(html), 'script')
    .map((script) => ({
      src: attributeOf(script, 'src'),
      hasIntegrity: attributeOf(script, 'integrity') !== undefined,
    }))
    .filter(({src}) => src !== undefined);
  const foreign = scripts.filter(({src = ''}) => /^(?:https?:)?\/\//.test(src));
  const unchecked = foreign.filter(({hasIntegrity}) => !hasIntegrity);
  const lacksTls = ({src = ''}) => !src.startsWith('https:');
  if (unchecked.some(lacksTls)) {
    return ['foreign scripts without integrity or TLS', -50];
  }
  if (foreign.some(lacksTls)) {
    return ['foreign scripts without TLS', -20];
  }
  if (unchecked.length > 0) {
    return ['foreign scripts without integrity', -5];
  }
  return scripts.some(({hasIntegrity}) => hasIntegrity)
    ? ['scripts with integrity', 5]
    : ['own scripts without integrity', 0];
}
