import ts from 'typescript';

/** One step that makes the sources of one version those of another. */
export type Edit =
  /** A type, or a member of one (`Tensor.matmul`), with its comment. */
  | {kind: 'remove'; target: string}
  | {
      kind: 'replace';
      /** Any white space matches any other. */
      from: string;
      to: string;
      /** How often `from` occurs, if not once. */
      times?: number;
    };

/** The edits to one module of the package. */
export type FileEdits = {
  /** Path below `src/`, without extension. */
  module: string;
  edits: readonly Edit[];
};

type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.TypeElement;

function findOne(nodes: readonly Declaration[], name: string): Declaration {
  const [found, ...others] = nodes.filter(
    (node) => node.name?.getText() === name,
  );
  if (found === undefined || others.length > 0) {
    const count = found === undefined ? 0 : others.length + 1;
    throw new Error(`there are ${count} declarations "${name}"`);
  }
  return found;
}

function findDeclaration(source: ts.SourceFile, target: string): Declaration {
  const [typeName = '', member] = target.split('.');
  const type = findOne(
    source.statements.filter(
      (node) =>
        ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    ),
    typeName,
  );
  if (member === undefined) {
    return type;
  }
  return findOne(ts.isInterfaceDeclaration(type) ? type.members : [], member);
}

/** Removes a declaration with its comment, its indentation and the line break after it. */
function remove(text: string, target: string): string {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.ES2022, true);
  const node = findDeclaration(source, target);
  // Of several comments the last one belongs to it; the first may be the file's.
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const start = text.lastIndexOf('\n', (comment ?? node).getStart()) + 1;
  const end = text.indexOf('\n', node.getEnd());
  return text.slice(0, start) + (end < 0 ? '' : text.slice(end + 1));
}

function replace(text: string, from: string, to: string, times: number) {
  const pattern = from
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  const parts = text.split(new RegExp(pattern));
  if (parts.length - 1 !== times) {
    throw new Error(`it occurs ${parts.length - 1} times, not ${times}`);
  }
  return parts.join(to);
}

/** Applies recorded edits to the text of a TypeScript file, in their order; throws when one no longer fits. */
export function applyEdits(
  file: string,
  text: string,
  edits: readonly Edit[],
): string {
  return edits.reduce((result, edit) => {
    try {
      return edit.kind === 'remove'
        ? remove(result, edit.target)
        : replace(result, edit.from, edit.to, edit.times ?? 1);
    } catch (error) {
      const what = edit.kind === 'remove' ? edit.target : `"${edit.from}"`;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${file}: cannot ${edit.kind} ${what}: ${reason}. Update the list of edits.`,
        {cause: error},
      );
    }
  }, text);
}
