import ts from 'typescript';
import {moduleName} from '../model/paths';

/** Names that the entry point exports, each with the module it comes from. */
export type EntryExports = Readonly<Record<string, string>>;

/** Reads the re-exports of the package's entry point. */
export function readEntry(
  file: string,
  text: string,
  modules: readonly string[],
): EntryExports {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Record<string, string> = {};
  for (const node of source.statements) {
    if (!ts.isExportDeclaration(node)) {
      continue;
    }
    const from = node.moduleSpecifier;
    const clause = node.exportClause;
    if (
      from === undefined ||
      clause === undefined ||
      !ts.isStringLiteral(from) ||
      !ts.isNamedExports(clause)
    ) {
      throw new Error(
        `${file}: "${node.getText()}" is not a list of names from a module. Teach readEntry to read it.`,
      );
    }
    const module = moduleName(from.text.replace(/^\.\//, ''));
    if (!modules.includes(module)) {
      throw new Error(
        `${file}: exports from "${module}", which is not documented. Document the module.`,
      );
    }
    for (const {name, propertyName} of clause.elements) {
      if (propertyName !== undefined) {
        throw new Error(
          `${file}: "${name.text}" is exported under another name. Teach readEntry to read it.`,
        );
      }
      found[name.text] = module;
    }
  }
  return found;
}
