import type {DeclarationReflection, SignatureReflection} from 'typedoc';
import ts from 'typescript';
import {childrenOf, kindOf} from './indexSymbols';
import {layOutBlock, layOutUnion, plain} from './layout';
import {readCall, type CallNode, type ReadContext} from './readCall';
import {readCode} from './readCode';
import {emptyDoc, readDoc} from './readDoc';
import {
  memberName,
  membersOf,
  type MemberNode,
  type SymbolNode,
} from './SourceReader';
import type {IndexedSymbol} from './SymbolIndex';
import type {
  ApiCall,
  ApiMember,
  ApiSymbol,
  Code,
  MemberKind,
  SymbolKind,
} from './types';

/** Everything but how to get hold of the symbol, which the whole version tells. */
export type SymbolDraft = Omit<ApiSymbol, 'access'>;

/** Finds the declarations that a symbol inherits members from. */
export type FindOwner = (reflection: DeclarationReflection) => {
  nodes: readonly SymbolNode[];
  context: ReadContext;
  code: Code;
};

function isCallNode(node: ts.Node): node is CallNode {
  return ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node);
}

function kindOfMember(node: MemberNode): MemberKind {
  if (ts.isConstructorDeclaration(node)) {
    return 'constructor';
  }
  if (ts.isIndexSignatureDeclaration(node)) {
    return 'index';
  }
  if (ts.isEnumMember(node)) {
    return 'member';
  }
  return isCallNode(node) ? 'method' : 'property';
}

function codeOfMember(
  node: MemberNode,
  reflection: DeclarationReflection,
  {source, resolveType}: ReadContext,
): Code {
  if (ts.isShorthandPropertyAssignment(node)) {
    const type = reflection.type?.toString() ?? 'unknown';
    const href = resolveType(node.name.text);
    return [
      {text: `${node.name.text}: typeof `},
      {text: type.replace(/^typeof /, ''), href},
    ];
  }
  return readCode(node, source, resolveType)
    .map((part) => ({...part, text: part.text.replace(/;$/, '')}))
    .filter(({text}) => text !== '');
}

function readCalls(
  name: string,
  nodes: readonly ts.Node[],
  signatures: readonly SignatureReflection[],
  context: ReadContext,
): ApiCall[] {
  const calls = nodes.filter(isCallNode);
  if (calls.length !== signatures.length) {
    throw new Error(
      `${context.where}: the source has ${calls.length} signatures, TypeDoc ${signatures.length}. Look at what readCalls counts.`,
    );
  }
  return signatures.flatMap((signature, index) => {
    const node = calls[index];
    return node === undefined ? [] : [readCall(name, node, signature, context)];
  });
}

function readMember(
  symbol: IndexedSymbol,
  reflection: DeclarationReflection,
  ownNodes: readonly SymbolNode[],
  ownContext: ReadContext,
  findOwner: FindOwner,
): ApiMember {
  const owner =
    reflection.inheritedFrom === undefined ? undefined : findOwner(reflection);
  const context = {
    ...(owner?.context ?? ownContext),
    where: `${symbol.module}: ${symbol.name}.${reflection.name}`,
  };
  const nodes = (owner?.nodes ?? ownNodes)
    .flatMap(membersOf)
    .filter((node) => memberName(node, context.source) === reflection.name);
  const [first] = nodes;
  if (first === undefined) {
    throw new Error(
      `${context.where}: TypeDoc shows a member that the source does not declare. Look at membersOf.`,
    );
  }
  const kind = kindOfMember(first);
  const mark = reflection.flags.isOptional ? '?' : '';
  const name =
    kind === 'constructor' ? `new ${symbol.name}` : `${reflection.name}${mark}`;
  const calls =
    kind === 'method' || kind === 'constructor'
      ? readCalls(name, nodes, reflection.signatures ?? [], context)
      : [];
  return {
    name: reflection.name,
    kind,
    anchor: context.index.memberAnchor(symbol, reflection.name),
    optional: reflection.flags.isOptional,
    code: calls.length > 0 ? [] : codeOfMember(first, reflection, context),
    calls,
    doc: calls[0]?.doc ?? readDoc(reflection.comment, context),
    ...(owner && {inheritedFrom: owner.code}),
  };
}

/** `[index: number]: Tensor`, which TypeDoc keeps apart from the other members. */
function readIndexes(
  symbol: IndexedSymbol,
  reflection: DeclarationReflection,
  nodes: readonly SymbolNode[],
  context: ReadContext,
): ApiMember[] {
  return nodes
    .flatMap(membersOf)
    .filter(ts.isIndexSignatureDeclaration)
    .map((node, position) => ({
      name: '[index]',
      kind: 'index',
      anchor: context.index.memberAnchor(symbol, 'index-signature'),
      optional: false,
      code: codeOfMember(node, reflection, context),
      calls: [],
      doc: readDoc(reflection.indexSignatures?.[position]?.comment, context),
    }));
}

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

function headlineOf(
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

/** The function that a variable holds, or the functions of that name. */
function callNodesOf(nodes: readonly SymbolNode[]): ts.Node[] {
  return nodes.flatMap((node): ts.Node[] =>
    ts.isVariableDeclaration(node) && node.initializer !== undefined
      ? [node.initializer]
      : [node],
  );
}

/** The declarations that a symbol of this kind can come from. */
function ofKind(nodes: readonly SymbolNode[], kind: SymbolKind): SymbolNode[] {
  const isValue = kind === 'variable' || kind === 'function';
  return nodes.filter(
    (node) =>
      isValue ===
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)),
  );
}

/** Reads one symbol: structure and words from TypeDoc, code from the source. */
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
  const {index} = context;
  return {
    name: reflection.name,
    kind,
    module: symbol.module,
    local: symbol.local,
    href: index.href({symbol}),
    anchor: index.anchor(symbol),
    code: headlineOf(kind, nodes[0], reflection, members, context),
    doc:
      calls[0]?.doc ??
      (reflection.comment ? readDoc(reflection.comment, context) : emptyDoc),
    calls,
    members,
  };
}
