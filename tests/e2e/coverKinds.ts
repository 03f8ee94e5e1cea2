import {attributeOf, elementsOf, type Node} from 'build-utils/html';

/** Shapes of drawings, spaces of formulas and emphasis: axe has no rule for them unless they have a role. */
const plain = new Set([
  'circle',
  'ellipse',
  'em',
  'g',
  'line',
  'mspace',
  'path',
  'rect',
]);

/** Kinds of elements on a page: each tag name with its classes and its role. Plain ones don't count. */
export function kindsOf(document: Node): Set<string> {
  const kinds = new Set<string>();
  for (const element of elementsOf(document)) {
    const {tagName} = element;
    const role = attributeOf(element, 'role') ?? '';
    // The root's classes are different on every page.
    if (tagName !== 'html' && (role !== '' || !plain.has(tagName))) {
      kinds.add(`${tagName} ${attributeOf(element, 'class') ?? ''} ${role}`);
    }
  }
  return kinds;
}

/**
 * Picks pages of every structure: together they have each kind of element that is
 * on any of the pages. Next comes the page with the most kinds that are still
 * missing, and of equals the first. A page with fewer than `least` of them is left out.
 */
export function coverKinds<Page extends {kinds: ReadonlySet<string>}>(
  pages: readonly Page[],
  least = 1,
): Page[] {
  const missing = new Set(pages.flatMap(({kinds}) => [...kinds]));
  const picked: Page[] = [];
  while (missing.size > 0) {
    let best: Page | undefined;
    let most = least - 1;
    for (const page of pages) {
      const found = [...page.kinds].filter((kind) => missing.has(kind)).length;
      if (found > most) {
        most = found;
        best = page;
      }
    }
    if (best === undefined) {
      break;
    }
    picked.push(best);
    best.kinds.forEach((kind) => missing.delete(kind));
  }
  return picked;
}
