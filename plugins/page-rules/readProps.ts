import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The types whose values pages write themselves. */
export type Kind = 'boolean' | 'number' | 'string';

const kinds = new Map<ts.SyntaxKind | undefined, Kind>([
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.StringKeyword, 'string'],
]);

/** A prop of a component: whether pages have to write it, and its words where it is one of some, or its type where that is plain. */
export type Prop = {
  isRequired: boolean;
  words?: readonly string[];
  kind?: Kind;
};

/** The props of a component by name; undefined where its type is not spelled out. */
export type Props = ReadonlyMap<string, Prop> | undefined;

function parse(file: string): ts.SourceFile {
  const text = readFileSync(file, 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The file of a module such as `@site/src/components/Steps`, or of one beside another. */
function fileOf(
  module: string,
  siteDir: string,
  from: string,
): string | undefined {
  const base = module.startsWith('@site/')
    ? path.join(siteDir, module.slice('@site/'.length))
    : path.resolve(path.dirname(from), module);
  return ['/index.tsx', '.tsx', '/index.ts', '.ts']
    .map((ending) => base + ending)
    .find((file) => existsSync(file));
}

/** The words of `'a' | 'b'`; undefined for any other type. */
function wordsOf(type: ts.TypeNode | undefined): readonly string[] | undefined {
  const types =
    type !== undefined && ts.isUnionTypeNode(type) ? type.types : [type];
  const words = types.flatMap((each) =>
    each !== undefined &&
    ts.isLiteralTypeNode(each) &&
    ts.isStringLiteral(each.literal)
      ? [each.literal.text]
      : [],
  );
  return words.length === types.length ? words : undefined;
}

function readType(type: ts.TypeNode | undefined, source: ts.SourceFile): Props {
  if (type === undefined) {
    return undefined;
  }
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const name = type.typeName.text;
    const alias = source.statements.find(
      (statement) =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    return alias === undefined
      ? undefined
      : readType((alias as ts.TypeAliasDeclaration).type, source);
  }
  if (!ts.isTypeLiteralNode(type)) {
    return undefined;
  }
  return new Map(
    type.members.filter(ts.isPropertySignature).map((member) => {
      const words = wordsOf(member.type);
      const kind = kinds.get(member.type?.kind);
      return [
        member.name.getText(),
        {
          isRequired: member.questionToken === undefined,
          ...(words && {words}),
          ...(kind && {kind}),
        },
      ];
    }),
  );
}

function isExported(node: ts.FunctionDeclaration, exported: string): boolean {
  const kinds = node.modifiers?.map(({kind}) => kind) ?? [];
  return exported === 'default'
    ? kinds.includes(ts.SyntaxKind.DefaultKeyword)
    : kinds.includes(ts.SyntaxKind.ExportKeyword) &&
        node.name?.text === exported;
}

/** Where a file exports something that another one declares. */
function reexport(
  source: ts.SourceFile,
  exported: string,
): {module: string; name: string} | undefined {
  for (const statement of source.statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier !== undefined &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause)
    ) {
      const found = statement.exportClause.elements.find(
        ({name}) => name.text === exported,
      );
      if (found !== undefined) {
        return {
          module: statement.moduleSpecifier.text,
          name: (found.propertyName ?? found.name).text,
        };
      }
    }
  }
  return undefined;
}

/**
 * Reads the props of a component from its local `Props` type. Without the checker of
 * TypeScript, which would take seconds: a type that comes from elsewhere allows any prop.
 */
export function readProps(
  module: string,
  exported: string,
  siteDir: string,
  from = siteDir,
): Props {
  const file = fileOf(module, siteDir, from);
  if (file === undefined) {
    if (module.startsWith('@site/')) {
      throw new Error(
        `config/pageComponents.ts registers ${module.slice('@site/'.length)}, and there is no such component. Correct its name.`,
      );
    }
    return undefined;
  }
  const source = parse(file);
  const component = source.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) && isExported(statement, exported),
  );
  if (component !== undefined) {
    return component.parameters.length === 0
      ? new Map()
      : readType(component.parameters[0]?.type, source);
  }
  const elsewhere = reexport(source, exported);
  return (
    elsewhere && readProps(elsewhere.module, elsewhere.name, siteDir, file)
  );
}
