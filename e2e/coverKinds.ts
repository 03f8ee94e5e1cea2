import {Tokenizer, type Token} from 'parse5';

function ignore(): void {
  // Only start tags count.
}

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
export function kindsOf(html: string): Set<string> {
  const kinds = new Set<string>();
  const onStartTag = ({tagName, attrs}: Token.TagToken): void => {
    // The root's classes are different on every page.
    if (tagName !== 'html') {
      const {class: classes = '', role = ''} = Object.fromEntries(
        attrs.map(({name, value}) => [name, value]),
      );
      if (role !== '' || !plain.has(tagName)) {
        kinds.add(`${tagName} ${classes} ${role}`);
      }
    }
  };
  new Tokenizer(
    {sourceCodeLocationInfo: false},
    {
      onStartTag,
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  ).write(html, true);
  return kinds;
}

/**
 * Picks pages of every structure: together they have each kind of element that is
 * on any of the pages. Next comes the page with the most kinds that are still
 * missing, and of equals the first.
 */
export function coverKinds<Page extends {kinds: ReadonlySet<string>}>(
  pages: readonly Page[],
): Page[] {
  const missing = new Set(pages.flatMap(({kinds}) => [...kinds]));
  const picked: Page[] = [];
  while (missing.size > 0) {
    let best: Page | undefined;
    let most = 0;
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
