import ts from 'typescript';

/** What a comment of an example says about the statement that it follows. */
export type Expectation = {
  kind: 'prints' | 'throws';
  text: string;
  /** Line of the comment. */
  line: number;
  /** First and last line of the statement. */
  from: number;
  to: number;
};

const comment = /^(.*?)\s*\/\/ (→|throws) (.*)$/;
/** Further lines of what is printed, as wide as "// → ". */
const continuation = /^\s*\/\/ {3}(.*)$/;

function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** The longest statement that ends on a line. */
function statementEndingAt(
  file: ts.SourceFile,
  line: number,
): {from: number; to: number} | undefined {
  let found: {from: number; to: number} | undefined;
  function visit(node: ts.Node): void {
    const from = lineOf(file, node.getStart(file));
    const to = lineOf(file, node.getEnd());
    if (found !== undefined || from > line || to < line) {
      return;
    }
    if (ts.isStatement(node) && !ts.isBlock(node) && to === line) {
      found = {from, to};
    } else {
      ts.forEachChild(node, visit);
    }
  }
  ts.forEachChild(file, visit);
  return found;
}

/** Reads the comments of an example that say what it prints and throws. */
export function readExpectations(code: string): Expectation[] {
  const file = ts.createSourceFile(
    'example.tsx',
    code,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  const lines = code.split('\n');
  return lines.flatMap((source, index): Expectation[] => {
    const [, before = '', mark, first = ''] = comment.exec(source) ?? [];
    if (mark === undefined) {
      return [];
    }
    const line = index + 1;
    const isAlone = before === '';
    const text = [first];
    for (let next = line; isAlone && next < lines.length; next += 1) {
      const [, more] = continuation.exec(lines[next] ?? '') ?? [];
      if (more === undefined) {
        break;
      }
      text.push(more);
    }
    const statement = statementEndingAt(file, isAlone ? line - 1 : line);
    if (statement === undefined) {
      throw new Error(
        `${line}: the comment follows no statement. Put it at the statement's end or on the next line.`,
      );
    }
    const kind = mark === 'throws' ? 'throws' : 'prints';
    const last = file.statements.at(-1)?.getStart(file) ?? 0;
    if (kind === 'throws' && lineOf(file, last) > statement.to) {
      throw new Error(
        `${line}: the example ends where it throws. Delete what follows, or catch the error.`,
      );
    }
    return [{kind, text: text.join('\n'), line, ...statement}];
  });
}
