import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';
import {join, layOutBlock, layOutUnion, plain} from './layout';
import type {ReadContext} from './readCall';
import {readCode} from './readCode';
import {codeOfTypeParameters} from './readTypeParameters';
import type {SymbolNode} from './SourceReader';
import type {ApiMember, Code, SymbolKind} from './types';

/** What a class or an interface extends. */
export function parentsOf(
  node: SymbolNode | undefined,
  {source, resolveType}: ReadContext,
): Code[] {
  const clauses =
    node && (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node))
      ? (node.heritageClauses ?? [])
      : [];
  return clauses.flatMap(({types}) =>
    types.map((type) => readCode(type, source, resolveType)),
  );
}

/** What an alias stands for, the type of a variable. */
export function typeOfSymbol(
  node: SymbolNode | undefined,
  reflection: DeclarationReflection,
  {source, resolveType}: ReadContext,
): Code {
  if (
    node !== undefined &&
    !ts.isVariableDeclaration(node) &&
    !ts.isTypeAliasDeclaration(node)
  ) {
    return [];
  }
  return node?.type === undefined
    ? plain(reflection.type?.toString() ?? 'unknown')
    : readCode(node.type, source, resolveType);
}

function codeOfType(node: ts.TypeAliasDeclaration, context: ReadContext): Code {
  const {source, resolveType} = context;
  const head = [
    {text: `type ${node.name.text}`},
    ...codeOfTypeParameters(node, source, resolveType),
    {text: ' ='},
  ];
  const types = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return layOutUnion(
    head,
    types.map((type) => readCode(type, source, resolveType)),
  );
}

/** The declaration of a symbol as its page shows it. */
export function codeOfSymbol(
  kind: SymbolKind,
  node: SymbolNode | undefined,
  reflection: DeclarationReflection,
  members: readonly ApiMember[],
  context: ReadContext,
): Code {
  const {source, resolveType} = context;
  const parents = parentsOf(node, context);
  const type = typeOfSymbol(node, reflection, context);
  if (node === undefined) {
    return [{text: 'default: '}, ...type];
  }
  if (ts.isTypeAliasDeclaration(node) && members.length === 0) {
    return codeOfType(node, context);
  }
  if (kind === 'type' || (kind === 'variable' && members.length > 0)) {
    const word = kind === 'type' ? 'type' : 'const';
    return layOutBlock(
      [
        {text: `${word} ${reflection.name}`},
        ...codeOfTypeParameters(node, source, resolveType),
        {text: kind === 'type' ? ' =' : ':'},
      ],
      members.flatMap(({code, calls}) =>
        calls.length > 0 ? calls.map((call) => call.code) : [code],
      ),
    );
  }
  if (ts.isVariableDeclaration(node)) {
    return [{text: `const ${reflection.name}: `}, ...type];
  }
  return [
    {text: `${kind} ${reflection.name}`},
    ...codeOfTypeParameters(node, source, resolveType),
    ...(parents.length === 0
      ? []
      : [{text: ' extends '}, ...join(parents, ', ')]),
  ];
}
