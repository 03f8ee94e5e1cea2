import ts from 'typescript';
import type {Code, CodePart} from './types';

/** Finds the address of a type by its name in a source file. */
export type ResolveType = (name: string) => string | undefined;

type Token = {node: ts.Node; text: string; gap: string};

const opening = new Set(['(', '[', '<', '{']);
const closing = new Set([')', ']', '>', '}']);

function leaves(node: ts.Node, source: ts.SourceFile): ts.Node[] {
  const children = node
    .getChildren(source)
    .filter(({kind}) => kind !== ts.SyntaxKind.JSDoc);
  return children.length === 0
    ? [node]
    : children.flatMap((child) => leaves(child, source));
}

function tokensOf(node: ts.Node, source: ts.SourceFile): Token[] {
  const nodes = leaves(node, source).filter(
    (leaf) => leaf.getWidth(source) > 0,
  );
  return nodes.map((leaf, index) => {
    const previous = nodes[index - 1];
    const start = leaf.getStart(source);
    return {
      node: leaf,
      text: leaf.getText(source),
      gap:
        previous === undefined
          ? ''
          : source.text.slice(previous.getEnd(), start),
    };
  });
}

/** Whether a token is a trailing comma or a leading bar, which only code on several lines has. */
function isLayout(tokens: readonly Token[], index: number): boolean {
  const {text, node} = tokens[index] ?? {text: '', node: undefined};
  const next = tokens[index + 1];
  return (
    (text === ',' && next !== undefined && closing.has(next.text)) ||
    (text === '|' && node?.parent.pos === node?.pos)
  );
}

function gapBefore(token: Token, previous: Token | undefined): string {
  if (previous === undefined || token.gap === '') {
    return '';
  }
  const broken = token.gap.includes('\n');
  return broken && (opening.has(previous.text) || closing.has(token.text))
    ? ''
    : ' ';
}

function namesType({parent}: ts.Node): boolean {
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isTypeQueryNode(parent)
  );
}

/** Reads a node as one line of code with links on its type names. */
export function readCode(
  node: ts.Node,
  source: ts.SourceFile,
  resolve: ResolveType,
): Code {
  const all = tokensOf(node, source);
  const tokens = all.filter((_, index) => !isLayout(all, index));
  const parts: CodePart[] = [];
  tokens.forEach((token, index) => {
    const gap = gapBefore(token, tokens[index - 1]);
    const isName = ts.isIdentifier(token.node) && namesType(token.node);
    const href = isName ? resolve(token.text) : undefined;
    const last = parts.at(-1);
    if (href !== undefined) {
      parts.push(...(gap === '' ? [] : [{text: gap}]), {
        text: token.text,
        href,
      });
    } else if (last !== undefined && last.href === undefined) {
      last.text += gap + token.text;
    } else {
      parts.push({text: gap + token.text});
    }
  });
  return parts;
}
