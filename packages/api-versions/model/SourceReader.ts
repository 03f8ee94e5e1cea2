import ts from 'typescript';
import {moduleName} from './paths';

/** A declaration that the reference shows. */
export type SymbolNode =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.ClassDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration;

/** A member of a declaration. */
export type MemberNode =
  | ts.TypeElement
  | ts.ClassElement
  | ts.EnumMember
  | ts.ObjectLiteralElementLike;

/** Where an imported name comes from. */
type Import = {from: string; name: string};

/** One source file, with its declarations by name. */
export type SourceModule = {
  name: string;
  /** Path below `src/`. */
  file: string;
  source: ts.SourceFile;
  symbols: ReadonlyMap<string, readonly SymbolNode[]>;
  imports: ReadonlyMap<string, Import>;
};

function declarationsOf(statement: ts.Statement): SymbolNode[] {
  if (ts.isVariableStatement(statement)) {
    return [...statement.declarationList.declarations];
  }
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
    ? [statement]
    : [];
}

function importsOf(source: ts.SourceFile): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const node of source.statements) {
    const bindings = ts.isImportDeclaration(node)
      ? node.importClause?.namedBindings
      : undefined;
    if (bindings === undefined || !ts.isNamedImports(bindings)) {
      continue;
    }
    const {moduleSpecifier} = bindings.parent.parent as ts.ImportDeclaration;
    const from = (moduleSpecifier as ts.StringLiteral).text;
    for (const {name, propertyName} of bindings.elements) {
      found.set(name.text, {from, name: (propertyName ?? name).text});
    }
  }
  return found;
}

/** Finds the declarations and imports of a source file. */
export function readModule(file: string, source: ts.SourceFile): SourceModule {
  const symbols = new Map<string, SymbolNode[]>();
  for (const node of source.statements.flatMap(declarationsOf)) {
    const key = node.name?.getText(source) ?? 'default';
    symbols.set(key, [...(symbols.get(key) ?? []), node]);
  }
  return {
    name: moduleName(file),
    file,
    source,
    symbols,
    imports: importsOf(source),
  };
}

/** The object literal of a variable, or the object type of a type alias. */
function objectOf(
  node: SymbolNode,
): ts.ObjectLiteralExpression | ts.TypeLiteralNode | undefined {
  if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type)) {
    return node.type;
  }
  return ts.isVariableDeclaration(node) &&
    node.type === undefined &&
    node.initializer !== undefined &&
    ts.isObjectLiteralExpression(node.initializer)
    ? node.initializer
    : undefined;
}

/** The members of a declaration, in source order. */
export function membersOf(node: SymbolNode): readonly MemberNode[] {
  if (
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node)
  ) {
    return node.members;
  }
  const object = objectOf(node);
  if (object === undefined) {
    return [];
  }
  return ts.isTypeLiteralNode(object) ? object.members : object.properties;
}

/** The name that TypeDoc gives a member. */
export function memberName(node: MemberNode, source: ts.SourceFile): string {
  if (ts.isConstructorDeclaration(node)) {
    return 'constructor';
  }
  return node.name?.getText(source) ?? '__index';
}
