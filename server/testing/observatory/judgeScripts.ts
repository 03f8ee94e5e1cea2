import {parse} from 'parse5';
import {elementsOf} from '../../../scripts/build/elementsOf';
import type {Finding} from './finding';

/** Where the scripts of a page come from, and whether a changed one would run. */
export function judgeScripts(html: string): Finding {
  const scripts = [...elementsOf(parse(html))]
    .filter(({tagName}) => tagName === 'script')
    .map(({attrs}) => {
      const get = (wanted: string) =>
        attrs.find(({name}) => name === wanted)?.value;
      return {src: get('src'), isSealed: get('integrity') !== undefined};
    })
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
