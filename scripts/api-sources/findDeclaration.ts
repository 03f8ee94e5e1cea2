import ts from 'typescript';

/** A declaration that a change can target. */
export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.TypeElement;

function topLevel(source: ts.SourceFile): Declaration[] {
  return source.statements.filter(
    (node) =>
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
}

function membersOf(node: Declaration): Declaration[] {
  return ts.isInterfaceDeclaration(node) ? [...node.members] : [];
}

/** Finds a type, or a member of one (`Tensor.matmul`); throws unless there is exactly one. */
export function findDeclaration(
  source: ts.SourceFile,
  target: string,
): Declaration {
  let candidates = topLevel(source);
  let found: Declaration | undefined;
  for (const name of target.split('.')) {
    const matches = candidates.filter(
      (node) => node.name?.getText(source) === name,
    );
    [found] = matches;
    if (found === undefined || matches.length > 1) {
      throw new Error(`there are ${matches.length} declarations "${name}"`);
    }
    candidates = membersOf(found);
  }
  if (found === undefined) {
    throw new Error('the target has no name');
  }
  return found;
}

/** The declaration with its comment, its indentation and the line break after it. */
export function fullRange(
  node: Declaration,
  source: ts.SourceFile,
): {start: number; end: number} {
  // Of several comments the last one belongs to it; the first may be the file's.
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const start = (comment ?? node).getStart(source);
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = source.text.indexOf('\n', node.getEnd());
  return {start: lineStart, end: lineEnd < 0 ? node.getEnd() : lineEnd + 1};
}
