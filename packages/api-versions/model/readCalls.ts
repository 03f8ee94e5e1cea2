import type {SignatureReflection} from 'typedoc';
import ts from 'typescript';
import {readCall, type CallNode, type ReadContext} from './readCall';
import type {ApiCall} from './types';

/** Whether a node has parameters and a return type. */
export function isCallNode(node: ts.Node): node is CallNode {
  return ts.isFunctionLike(node) && !ts.isIndexSignatureDeclaration(node);
}

/** Reads the overloads of a function, in TypeDoc's order; throws if the source has more or fewer. */
export function readCalls(
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
