import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';
import type {ReadContext} from './readCall';
import {isCallNode, readCalls} from './readCalls';
import {readCode} from './readCode';
import {readDoc} from './readDoc';
import {
  memberName,
  membersOf,
  type MemberNode,
  type SymbolNode,
} from './SourceReader';
import type {IndexedSymbol} from './SymbolIndex';
import type {ApiMember, Code, MemberKind} from './types';

/** Finds the declarations that a symbol inherits members from. */
export type FindOwner = (reflection: DeclarationReflection) => {
  nodes: readonly SymbolNode[];
  context: ReadContext;
  code: Code;
};

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

function codeOfMember(node: MemberNode, {source, resolveType}: ReadContext) {
  return readCode(node, source, resolveType)
    .map((part) => ({...part, text: part.text.replace(/;$/, '')}))
    .filter(({text}) => text !== '');
}

/** The type of a property, the value of a member of an enum. */
function typeOfMember(
  node: MemberNode,
  {source, resolveType, where}: ReadContext,
): Code {
  const type =
    ts.isEnumMember(node) || ts.isPropertyAssignment(node)
      ? node.initializer
      : 'type' in node && node.type;
  if (!type) {
    throw new Error(`${where}: it has no type. Teach typeOfMember to read it.`);
  }
  return readCode(type, source, resolveType);
}

/** Code and type of a member that is no function. */
function readProperty(
  node: MemberNode,
  reflection: DeclarationReflection,
  context: ReadContext,
): Pick<ApiMember, 'code' | 'type'> {
  if (!ts.isShorthandPropertyAssignment(node)) {
    return {
      code: codeOfMember(node, context),
      type: typeOfMember(node, context),
    };
  }
  const own = node.name.text;
  const inferred = reflection.type?.toString() ?? 'unknown';
  const type = [
    {text: 'typeof '},
    {text: inferred.replace(/^typeof /, ''), href: context.resolveType(own)},
  ];
  return {code: [{text: `${own}: `}, ...type], type};
}

/** Reads one member, from the interface that declares it. */
export function readMember(
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
    ...(calls.length > 0
      ? {code: [], type: []}
      : readProperty(first, reflection, context)),
    calls,
    doc: calls[0]?.doc ?? readDoc(reflection.comment, context),
    ...(owner && {inheritedFrom: owner.code}),
  };
}

/** Reads index signatures such as `[index: number]: Tensor`, which TypeDoc lists separately. */
export function readIndexes(
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
      code: codeOfMember(node, context),
      type: typeOfMember(node, context),
      key: node.parameters.flatMap(({type}) =>
        type ? readCode(type, context.source, context.resolveType) : [],
      ),
      calls: [],
      doc: readDoc(reflection.indexSignatures?.[position]?.comment, context),
    }));
}
