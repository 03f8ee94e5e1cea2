import type {
  CommentDisplayPart,
  ParameterReflection,
  SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import {layOutCall, plain} from './layout';
import {readCode, type ResolveType} from './readCode';
import {readDoc, readParts, type DocContext} from './readDoc';
import type {ApiCall, ApiParameter, Code} from './types';

/** A function in the source: what can have parameters and a return type. */
export type CallNode = ts.SignatureDeclaration;

/** What reading code and comments of one module needs. */
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
  // A parameter taken apart has the name that its comment gives it.
  const documented = reflection?.name ?? '__namedParameters';
  return documented === '__namedParameters' ? 'props' : documented;
}

/** What the fields of a parameter taken apart are, unless they are given. */
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

/** Type names that the signature itself introduces hide those of the module. */
function scopeOf(node: CallNode, resolve: ResolveType): ResolveType {
  const own = new Set(node.typeParameters?.map(({name}) => name.text));
  return (name) => (own.has(name) ? undefined : resolve(name));
}

/** The type as the source writes it; where it writes none, as TypeDoc infers it. */
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

/** Fields of an object that is passed as a parameter: `options.dim`. */
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

/** Reads one signature: its code from the source, its words from the comment. */
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
  const typeParameters = node.typeParameters?.map((parameter) =>
    readCode(parameter, context.source, resolve),
  );
  const returns = ts.isConstructorDeclaration(node)
    ? plain(name.replace(/^new /, ''))
    : typeOf(node.type, signature.type?.toString(), context, resolve);
  return {
    code: layOutCall(
      [
        {text: name},
        ...(typeParameters === undefined
          ? []
          : [
              {text: '<'},
              ...typeParameters.flatMap((code, index) => [
                {text: index === 0 ? '' : ', '},
                ...code,
              ]),
              {text: '>'},
            ]),
      ],
      rows.flatMap(([own]) =>
        own === undefined
          ? []
          : [[{text: `${own.name}${own.optional ? '?' : ''}: `}, ...own.type]],
      ),
      ts.isConstructorDeclaration(node) ? [] : [{text: ': '}, ...returns],
    ),
    doc: readDoc(signature.comment, context),
    parameters: rows.flat(),
    returns,
  };
}
