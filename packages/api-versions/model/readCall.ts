import type {
  CommentDisplayPart,
  ParameterReflection,
  SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import {layOutCall, plain} from './layout';
import {readCode, type ResolveType} from './readCode';
import {readDoc, readParts, type DocContext} from './readDoc';
import {codeOfTypeParameters, readTypeParameters} from './readTypeParameters';
import type {ApiCall, ApiParameter, Code} from './types';

/** Any node with parameters and a return type. */
export type CallNode = ts.SignatureDeclaration;

/** What it takes to read the code and comments of one module. */
export type ReadContext = DocContext & {
  source: ts.SourceFile;
  resolveType: ResolveType;
};

function nameOf(
  node: ts.ParameterDeclaration,
  reflection: ParameterReflection | undefined,
  source: ts.SourceFile,
): string {
  if (ts.isIdentifier(node.name)) {
    return node.name.getText(source);
  }
  // A destructured parameter is named in its comment only.
  const documented = reflection?.name ?? '__namedParameters';
  return documented === '__namedParameters' ? 'props' : documented;
}

/** Lists the default values of a destructured parameter. */
function defaultsOf(
  node: ts.ParameterDeclaration,
  source: ts.SourceFile,
): string {
  const elements = ts.isObjectBindingPattern(node.name)
    ? node.name.elements.filter(({initializer}) => initializer !== undefined)
    : [];
  const list = elements.map((element) => `\`${element.getText(source)}\``);
  return list.length === 0 ? '' : `Defaults: ${list.join(', ')}.`;
}

function isOptional(node: ts.ParameterDeclaration | ts.TypeElement): boolean {
  return (
    node.questionToken !== undefined ||
    (ts.isParameter(node) && node.initializer !== undefined)
  );
}

/** Type parameters of the signature shadow the types of the module. */
function scopeOf(node: CallNode, resolve: ResolveType): ResolveType {
  const own = new Set(node.typeParameters?.map(({name}) => name.text));
  return (name) => (own.has(name) ? undefined : resolve(name));
}

/** The type as written in the source, or as inferred by TypeDoc if it has no annotation. */
function typeOf(
  node: ts.TypeNode | undefined,
  inferred: string | undefined,
  {source}: ReadContext,
  resolve: ResolveType,
): Code {
  if (node !== undefined) {
    return readCode(node, source, resolve);
  }
  return plain(inferred === 'Element' ? 'JSX.Element' : (inferred ?? 'void'));
}

function commentOf(
  reflection: {comment?: {summary: CommentDisplayPart[]}} | undefined,
) {
  return reflection?.comment?.summary ?? [];
}

/** Fields of an object parameter: `options.dim`. */
function readFields(
  name: string,
  node: ts.ParameterDeclaration,
  reflection: ParameterReflection | undefined,
  context: ReadContext,
  resolve: ResolveType,
): ApiParameter[] {
  if (node.type === undefined || !ts.isTypeLiteralNode(node.type)) {
    return [];
  }
  const {type} = reflection ?? {};
  const fields = type?.type === 'reflection' ? type.declaration.children : [];
  return node.type.members.filter(ts.isPropertySignature).map((member) => {
    const field = member.name.getText(context.source);
    const found = fields?.find((child) => child.name === field);
    return {
      name: `${name}.${field}`,
      type: typeOf(member.type, undefined, context, resolve),
      optional: isOptional(member),
      text: readParts(commentOf(found), context),
    };
  });
}

function readParameter(
  node: ts.ParameterDeclaration,
  reflection: ParameterReflection | undefined,
  context: ReadContext,
  resolve: ResolveType,
): ApiParameter[] {
  const name = nameOf(node, reflection, context.source);
  const rest = node.dotDotDotToken === undefined ? '' : '...';
  return [
    {
      name: `${rest}${name}`,
      type: typeOf(node.type, reflection?.type?.toString(), context, resolve),
      optional: isOptional(node),
      ...(node.initializer && {
        defaultValue: node.initializer.getText(context.source),
      }),
      text: [
        readParts(commentOf(reflection), context),
        defaultsOf(node, context.source),
      ]
        .filter((text) => text !== '')
        .join(' '),
    },
    ...readFields(name, node, reflection, context, resolve),
  ];
}

/** Reads one signature: code from the source, text from the comment. */
export function readCall(
  name: string,
  node: CallNode,
  signature: SignatureReflection,
  context: ReadContext,
): ApiCall {
  const resolve = scopeOf(node, context.resolveType);
  const rows = node.parameters.map((parameter, index) =>
    readParameter(parameter, signature.parameters?.[index], context, resolve),
  );
  const returns = ts.isConstructorDeclaration(node)
    ? plain(name.replace(/^new /, ''))
    : typeOf(node.type, signature.type?.toString(), context, resolve);
  return {
    code: layOutCall(
      [{text: name}, ...codeOfTypeParameters(node, context.source, resolve)],
      rows.flatMap(([own]) =>
        own === undefined
          ? []
          : [[{text: `${own.name}${own.optional ? '?' : ''}: `}, ...own.type]],
      ),
      ts.isConstructorDeclaration(node) ? [] : [{text: ': '}, ...returns],
    ),
    doc: readDoc(signature.comment, context),
    typeParameters: readTypeParameters(node, context.source, resolve),
    parameters: rows.flat(),
    returns,
  };
}
