import ts from 'typescript';

/** A text that readers see, and the line on which it starts, from 1. */
export type Text = {text: string; line: number};

/** A sentence: it starts with a capital and has at least three words. */
const sentence = /^[“"']?[A-Z`][a-z`’']*,? [^/]*[a-z] \S/;

/** Attributes and calls whose strings are names for programs. */
const namesForPrograms = /^(?:className|id|key|href|src|to|d|viewBox|type|of)$/;

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function hasText(node: ts.Node): boolean {
  return (
    (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
    node.children.some((child) => ts.isJsxText(child) && /\w/.test(child.text))
  );
}

/** The words of an element and of those in it; code stays code, and a value becomes `…`. */
function textOf(node: ts.Node): string {
  if (ts.isJsxText(node)) {
    return node.text;
  }
  if (ts.isJsxExpression(node)) {
    const {expression} = node;
    return expression === undefined
      ? ''
      : ts.isStringLiteralLike(expression)
        ? expression.text
        : '`…`';
  }
  if (ts.isJsxElement(node)) {
    const inner = node.children.map(textOf).join('');
    return node.openingElement.tagName.getText() === 'code'
      ? `\`${inner}\``
      : inner;
  }
  return ts.isJsxFragment(node) ? node.children.map(textOf).join('') : '';
}

/** The text of a string or a template; a value in it becomes `…`. */
function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? node.head.text +
        node.templateSpans.map(({literal}) => `\`…\`${literal.text}`).join('')
    : undefined;
}

function isName(node: ts.Node): boolean {
  return (
    ts.isJsxAttribute(node.parent) &&
    namesForPrograms.test(node.parent.name.getText())
  );
}

/** Sentences in the strings and elements of a TypeScript file. */
export function extractSentences(file: string, code: string): Text[] {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: Text[] = [];
  const add = (node: ts.Node, text: string): void => {
    if (sentence.test(text)) {
      texts.push({
        text: collapse(text),
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (hasText(node)) {
      add(node, collapse(textOf(node)));
    }
    const text = stringOf(node);
    if (text !== undefined && !isName(node)) {
      add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The comments of code that readers see, without what starts and ends them. */
export function extractComments(code: string): Text[] {
  const blocks = code.matchAll(
    /(?<=^|\s)\/\*\*?[^]*?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+|(?<=[;{,)] )\/\/.*$/gm,
  );
  return [...blocks].map(({0: block, index}) => ({
    text: collapse(
      block.replace(/\*\/$/, '').replace(/^\s*(?:\/\*\*?|\/\/|\*)/gm, ' '),
    ),
    line: code.slice(0, index).split('\n').length,
  }));
}
