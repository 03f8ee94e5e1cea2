import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';
import {layOutBlock, layOutUnion, plain} from './layout';
import type {ReadContext} from './readCall';
import {readCode} from './readCode';
import type {SymbolNode} from './SourceReader';
import type {ApiMember, Code, SymbolKind} from './types';

function heritageOf(
  node: SymbolNode,
  {source, resolveType}: ReadContext,
): Code {
  const clauses =
    ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
      ? (node.heritageClauses ?? [])
      : [];
  return clauses.flatMap((clause) => [
    {text: ' '},
    ...readCode(clause, source, resolveType),
  ]);
}

function typeParametersOf(
  node: SymbolNode,
  {source, resolveType}: ReadContext,
): Code {
  const list = 'typeParameters' in node ? node.typeParameters : undefined;
  return list === undefined
    ? []
    : [
        {text: '<'},
        ...list.flatMap((each) => readCode(each, source, resolveType)),
        {text: '>'},
      ];
}

function codeOfType(node: ts.TypeAliasDeclaration, context: ReadContext): Code {
  const {source, resolveType} = context;
  const head = [
    {text: `type ${node.name.text}`},
    ...typeParametersOf(node, context),
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
  if (node === undefined) {
    return plain(`default: ${reflection.type?.toString() ?? 'unknown'}`);
  }
  if (ts.isTypeAliasDeclaration(node) && members.length === 0) {
    return codeOfType(node, context);
  }
  if (kind === 'type' || (kind === 'variable' && members.length > 0)) {
    const word = kind === 'type' ? 'type' : 'const';
    return layOutBlock(
      [
        {text: `${word} ${reflection.name}`},
        ...typeParametersOf(node, context),
        {text: kind === 'type' ? ' =' : ':'},
      ],
      members.flatMap(({code, calls}) =>
        calls.length > 0 ? calls.map((call) => call.code) : [code],
      ),
    );
  }
  if (ts.isVariableDeclaration(node)) {
    const type =
      node.type === undefined
        ? plain(reflection.type?.toString() ?? 'unknown')
        : readCode(node.type, source, resolveType);
    return [{text: `const ${reflection.name}: `}, ...type];
  }
  return [
    {text: `${kind} ${reflection.name}`},
    ...typeParametersOf(node, context),
    ...heritageOf(node, context),
  ];
}
