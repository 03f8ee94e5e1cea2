import ts from 'typescript';
import type {Finding} from './accidentalAny';

function isDeprecated(declarations: readonly ts.Declaration[]): boolean {
  return (
    declarations.length > 0 &&
    declarations.every(
      (declaration) => ts.getJSDocDeprecatedTag(declaration) !== undefined,
    )
  );
}

function declarationsOf(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations ?? [];
}

/** The overload that a call of this name picks. */
function pickedOverload(
  name: ts.Identifier,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const callee =
    ts.isPropertyAccessExpression(name.parent) && name.parent.name === name
      ? name.parent
      : name;
  const call = callee.parent;
  const declaration =
    ts.isCallExpression(call) && call.expression === callee
      ? checker.getResolvedSignature(call)?.declaration
      : undefined;
  return declaration === undefined ? [] : [declaration];
}

/** Whether the comment on the line above tells the reader. */
function isAdmitted(name: ts.Identifier, file: ts.SourceFile): boolean {
  const {line} = file.getLineAndCharacterOfPosition(name.getStart(file));
  const above = file.text.split('\n')[line - 1] ?? '';
  return /^\s*\/\/.*\bdeprecated\b/i.test(above);
}

/**
 * Finds what the sample uses although its version calls it deprecated. Where
 * there is no other way, a comment on the line above has to say so.
 */
export function deprecatedUses(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): Finding[] {
  const findings: Finding[] = [];
  function visit(node: ts.Node): void {
    // An import is no use yet, and a closing tag is not a second one.
    if (ts.isImportDeclaration(node) || ts.isJsxClosingElement(node)) {
      return;
    }
    if (
      ts.isIdentifier(node) &&
      (isDeprecated(declarationsOf(node, checker)) ||
        isDeprecated(pickedOverload(node, checker))) &&
      !isAdmitted(node, file)
    ) {
      findings.push({
        start: node.getStart(file),
        message: `"${node.text}" is deprecated in this version. Use what replaces it, or say "deprecated" in a comment on the line above.`,
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return findings;
}
