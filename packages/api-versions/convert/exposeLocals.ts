import ts from 'typescript';

/** A source file with its local types exported, and their names. */
type Exposed = {text: string; locals: readonly string[]};

function isExported(node: ts.Declaration): boolean {
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
}

/**
 * Exports the local types of a file. Exported signatures use them, so the
 * reference documents them too; their names tell which ones app code cannot
 * import.
 */
export function exposeLocals(file: string, text: string): Exposed {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const locals = source.statements.filter(
    (node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      !isExported(node),
  ) as (ts.InterfaceDeclaration | ts.TypeAliasDeclaration)[];
  return {
    text: locals.reduceRight((result, node) => {
      const start = node.getStart(source);
      return `${result.slice(0, start)}export ${result.slice(start)}`;
    }, text),
    locals: locals.map(({name}) => name.text),
  };
}
