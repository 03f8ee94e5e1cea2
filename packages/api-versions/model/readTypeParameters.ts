import type ts from 'typescript';
import {join} from './layout';
import {readCode, type ResolveType} from './readCode';
import type {ApiTypeParameter, Code} from './types';

function declaredBy(node: ts.Node | undefined) {
  return node !== undefined && 'typeParameters' in node
    ? ((node as ts.SignatureDeclaration).typeParameters ?? [])
    : [];
}

/** The type parameters of a declaration, without their defaults. */
export function readTypeParameters(
  node: ts.Node | undefined,
  source: ts.SourceFile,
  resolve: ResolveType,
): ApiTypeParameter[] {
  return declaredBy(node).map(({name, constraint}) => ({
    name: name.text,
    ...(constraint && {constraint: readCode(constraint, source, resolve)}),
  }));
}

/** The same as code, in angle brackets. */
export function codeOfTypeParameters(
  node: ts.Node,
  source: ts.SourceFile,
  resolve: ResolveType,
): Code {
  const list = declaredBy(node).map((each) => readCode(each, source, resolve));
  return list.length === 0
    ? []
    : [{text: '<'}, ...join(list, ', '), {text: '>'}];
}
