import {parser} from '@lezer/javascript';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** `frame/drawing.ts` defines it. */
const check = '$checkTime()';

/** What runs again and again: the body of a loop or a function. */
function findBody(node: SyntaxNode): SyntaxNode | null {
  switch (node.name) {
    case 'WhileStatement':
    case 'ForStatement':
      return node.lastChild;
    case 'DoStatement':
      return node.firstChild?.nextSibling ?? null;
    default:
      return node.getChild('ParamList') && node.lastChild;
  }
}

/**
 * Lets code look at the clock in each round of a loop and each call of a function. It runs
 * on the page's own thread in most browsers, where nothing else could stop it.
 */
export function addTimeLimit(js: string): string {
  const insertions: (readonly [at: number, text: string])[] = [];
  /** Where the parser could not go on. */
  const mistakes: number[] = [];
  parser.parse(js).iterate({
    enter({type, node}) {
      if (type.isError) {
        mistakes.push(node.from);
      }
      const body = findBody(node);
      if (body?.name === 'Block') {
        insertions.push([body.from + 1, `${check};`]);
      } else if (body) {
        const isArrow = node.name === 'ArrowFunction';
        insertions.push([body.from, isArrow ? `(${check},` : `{${check};`]);
      }
    },
    // At one place, the inner one ends first.
    leave({node}) {
      const body = findBody(node);
      if (body && body.name !== 'Block') {
        insertions.push([body.to, node.name === 'ArrowFunction' ? ')' : '}']);
      }
    },
  });
  if (mistakes.length > 0) {
    // The browser says what is wrong with it.
    return js;
  }
  insertions.sort(([a], [b]) => a - b);
  let end = 0;
  const parts = insertions.map(([at, text]) => {
    const part = js.slice(end, at) + text;
    end = at;
    return part;
  });
  return parts.join('') + js.slice(end);
}
