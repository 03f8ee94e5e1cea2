import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A declaration in the `.d.ts` files of the compiled package. */
export type Declared = {
  module: string;
  kind: string;
  name: string;
  isExported: boolean;
  /** Text of each member, without white space. */
  members: readonly string[];
  /** A function's signature, or the type of an alias or a value. */
  text: string;
};

/** Code without comments, white space and other formatting. */
export function withoutFormatting(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, '')
    .replace(/"/g, "'")
    .replace(/[,;](?=[)}\]>])|;$/g, '');
}

const kinds = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.InterfaceDeclaration, 'interface'],
  [ts.SyntaxKind.ClassDeclaration, 'class'],
  [ts.SyntaxKind.EnumDeclaration, 'enum'],
  [ts.SyntaxKind.TypeAliasDeclaration, 'type'],
  [ts.SyntaxKind.FunctionDeclaration, 'function'],
]);

function isHidden(node: ts.Node): boolean {
  const tags = ts.getJSDocTags(node).map(({tagName}) => tagName.text);
  const flags = ts.getCombinedModifierFlags(node as ts.Declaration);
  return (
    (flags & ts.ModifierFlags.Private) !== 0 ||
    tags.includes('internal') ||
    tags.includes('hidden')
  );
}

function membersOf(node: ts.Node | undefined): string[] {
  if (node === undefined) {
    return [];
  }
  const list =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeLiteralNode(node)
      ? [...node.members]
      : [];
  return list
    .filter((member) => !isHidden(member))
    .map((member) => withoutFormatting(member.getText()));
}

/** `(ref: Ref) => Image` of the value `wrap` as `wrap(ref: Ref): Image`. */
function textOfType(name: string, type: ts.TypeNode | undefined): string {
  if (type === undefined) {
    return '';
  }
  return name !== '' && ts.isFunctionTypeNode(type)
    ? withoutFormatting(`${name}${type.getText().replace(/\)\s*=>/, '):')}`)
    : withoutFormatting(type.getText().replace(/\/\/.*$/gm, '')).replace(
        /^\|/,
        '',
      );
}

function textOf(statement: ts.Statement): string {
  if (ts.isTypeAliasDeclaration(statement)) {
    return textOfType('', statement.type);
  }
  return ts.isFunctionDeclaration(statement)
    ? withoutFormatting(statement.getText().replace(/^.*?function /, ''))
    : '';
}

function readStatement(module: string, statement: ts.Statement): Declared[] {
  const isExported = (
    ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  ).some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => ({
      module,
      kind: 'variable',
      name: node.name.getText(),
      isExported,
      members: membersOf(node.type),
      text: textOfType(node.name.getText(), node.type),
    }));
  }
  const kind = kinds.get(statement.kind);
  if (kind === undefined || isHidden(statement)) {
    return [];
  }
  const {name} = statement as ts.InterfaceDeclaration;
  return [
    {
      module,
      kind,
      name: name.text,
      isExported,
      members: ts.isTypeAliasDeclaration(statement)
        ? membersOf(statement.type)
        : membersOf(statement),
      text: textOf(statement),
    },
  ];
}

/** Reads the declarations of a package with the compiler, independently of TypeDoc. */
export function readDeclarations(folder: string): Declared[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts') && file !== 'index.d.ts')
    .filter((file) => file !== 'install-jsi.d.ts')
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const source = ts.createSourceFile(
        file,
        text,
        ts.ScriptTarget.ES2022,
        true,
      );
      const module = file.replace(/\.d\.ts$/, '').replace(/\/index$/, '');
      return source.statements.flatMap((node) => readStatement(module, node));
    });
}
