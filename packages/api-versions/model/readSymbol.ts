import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';
import {codeOfSymbol, parentsOf, typeOfSymbol} from './codeOfSymbol';
import {childrenOf, kindOf} from './indexSymbols';
import type {ReadContext} from './readCall';
import {readCalls} from './readCalls';
import {readDoc} from './readDoc';
import {readIndexes, readMember, type FindOwner} from './readMember';
import {readTypeParameters} from './readTypeParameters';
import type {SymbolNode} from './SourceReader';
import type {IndexedSymbol} from './SymbolIndex';
import type {ApiSymbol, SymbolKind} from './types';

/** A symbol without its `access`, which depends on the other symbols. */
export type SymbolDraft = Omit<ApiSymbol, 'access'>;

/** The function in a variable, or all functions of that name. */
function callNodesOf(nodes: readonly SymbolNode[]): ts.Node[] {
  return nodes.flatMap((node): ts.Node[] =>
    ts.isVariableDeclaration(node) && node.initializer !== undefined
      ? [node.initializer]
      : [node],
  );
}

/** The declarations that match the kind of a symbol. */
function ofKind(nodes: readonly SymbolNode[], kind: SymbolKind): SymbolNode[] {
  const isValue = kind === 'variable' || kind === 'function';
  return nodes.filter(
    (node) =>
      isValue ===
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)),
  );
}

/** Reads one symbol: structure and comments from TypeDoc, code from the source. */
export function readSymbol(
  symbol: IndexedSymbol,
  reflection: DeclarationReflection,
  allNodes: readonly SymbolNode[],
  context: ReadContext,
  findOwner: FindOwner,
): SymbolDraft {
  const kind = kindOf(reflection);
  const nodes = ofKind(allNodes, kind);
  const members = [
    ...childrenOf(reflection).map((child) =>
      readMember(symbol, child, nodes, context, findOwner),
    ),
    ...readIndexes(symbol, reflection, nodes, context),
  ];
  const calls =
    kind === 'function'
      ? readCalls(
          reflection.name,
          callNodesOf(nodes),
          reflection.signatures ?? [],
          context,
        )
      : [];
  const {index, source, resolveType} = context;
  const [node] = nodes;
  return {
    name: reflection.name,
    kind,
    module: symbol.module,
    local: symbol.local,
    href: index.href({symbol}),
    anchor: index.anchor(symbol),
    code: codeOfSymbol(kind, node, reflection, members, context),
    typeParameters: readTypeParameters(node, source, resolveType),
    parents: parentsOf(node, context),
    type: typeOfSymbol(node, reflection, context),
    doc: calls[0]?.doc ?? readDoc(reflection.comment, context),
    calls,
    members,
  };
}
