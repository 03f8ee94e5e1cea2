import {readFileSync} from 'node:fs';
import path from 'node:path';

const source = path.dirname(
  require.resolve('@fontsource-variable/figtree/package.json'),
);
const {latin} = JSON.parse(
  readFileSync(path.join(source, 'unicode.json'), 'utf8'),
) as {latin: string};

/** Whether the complete font has a character, according to the ranges in its package. */
export function isInFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return latin.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return parseInt(first, 16) <= code && code <= parseInt(last, 16);
  });
}
