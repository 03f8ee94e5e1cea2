import ts from 'typescript';

/** Something wrong in a source file, and where. */
export type Finding = {start: number; message: string};

function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Whether a value is `any`, or a function or component whose calls give `any`. */
function leadsToAny(type: ts.Type): boolean {
  return (
    isAny(type) ||
    type
      .getCallSignatures()
      .some((signature) => isAny(signature.getReturnType()))
  );
}

function importedValue(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const alias = checker.getSymbolAtLocation(name);
  const symbol = alias && checker.getAliasedSymbol(alias);
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Value) !== 0
    ? checker.getTypeOfSymbolAtLocation(symbol, name)
    : undefined;
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  return (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node)) &&
    ts.isIdentifier(node.name)
    ? node.name
    : undefined;
}

/**
 * Finds names that are `any` although nobody wrote it. Strictness does not
 * see them: types that do not fit each other, such as the toolkit's under the
 * wrong React, turn into `any` in silence.
 */
export function accidentalAny(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): Finding[] {
  const findings: Finding[] = [];
  function report(name: ts.Identifier): void {
    findings.push({
      start: name.getStart(file),
      message: `"${name.text}" is "any" by accident. Give it a type.`,
    });
  }
  function visit(node: ts.Node): void {
    const declared = declaredName(node);
    if (declared && isAny(checker.getTypeAtLocation(declared))) {
      report(declared);
    }
    if (ts.isImportSpecifier(node) || ts.isImportClause(node)) {
      const type = node.name && importedValue(node.name, checker);
      if (node.name && type && leadsToAny(type)) {
        report(node.name);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return findings;
}
