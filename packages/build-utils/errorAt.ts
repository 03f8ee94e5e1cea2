import type {VFile} from 'vfile';

type Node = {position?: {start: {line: number}}};

/** An error that begins with the file and the line of a node. */
export function errorAt(file: VFile, node: Node, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const line = node.position?.start.line ?? 1;
  return new Error(`${file.path}:${line}: ${reason}`, {cause});
}
