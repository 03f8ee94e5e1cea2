import {serializeOuter} from 'parse5';
import {attributeOf, elementsNamed, type Node} from 'build-utils/html';

const modernFormat = /\.(?:avif|svg|webp)$|^data:image\/svg/;

/** Pictures of a page that have no size, have an old format, or load eagerly although they are in `main`. */
export function pictureProblems(document: Node): string[] {
  let isInMain = false;
  return elementsNamed(document, 'main', 'img').flatMap((element) => {
    if (element.tagName === 'main') {
      isInMain = true;
      return [];
    }
    const has = (name: string, pattern: RegExp) =>
      pattern.test(attributeOf(element, name) ?? '');
    const isGood =
      has('src', modernFormat) &&
      has('width', /^\d/) &&
      has('height', /^\d/) &&
      (!isInMain || has('loading', /^lazy$/));
    return isGood ? [] : [serializeOuter(element)];
  });
}
