import ts from 'typescript';
import {findDeclaration, fullRange, type Declaration} from './findDeclaration';

/** One difference between the sources of two versions. */
export type Change =
  | {kind: 'remove' | 'unexport'; target: string}
  | {kind: 'insert'; before: string; text: readonly string[]}
  | {
      kind: 'replace';
      target: string;
      /** What the declaration must say now; white space does not count. */
      from: string;
      to: string;
      /** Words to replace in the comment, by `@param` name or `returns`. */
      mentions?: Readonly<Record<string, {from: string; to: string}>>;
      /** Parameters whose `@param` tags go. */
      dropParams?: readonly string[];
    }
  | {kind: 'untagFile'; tags: readonly string[]};

/** The changes to one module of the package. */
export type FileChanges = {
  /** Path below `src/`, without extension. */
  module: string;
  changes: readonly Change[];
};

type Edit = {start: number; end: number; text: string};

function withoutFormatting(code: string): string {
  return code.replace(/\s+/g, '').replace(/,(?=[)>\]])/g, '');
}

function tagName(tag: ts.JSDocTag): string {
  return ts.isJSDocParameterTag(tag) ? tag.name.getText() : tag.tagName.text;
}

function findTag(node: ts.Node, name: string): ts.JSDocTag {
  const tag = ts.getJSDocTags(node).find((each) => tagName(each) === name);
  if (tag === undefined) {
    throw new Error(`its comment says nothing about "${name}"`);
  }
  return tag;
}

/** From the start of a tag to the next tag or the end of the comment. */
function tagRange(tag: ts.JSDocTag): Pick<Edit, 'start' | 'end'> {
  const tags = ts.getJSDocTags(tag.parent.parent);
  const next = tags[tags.indexOf(tag) + 1];
  return {start: tag.getStart(), end: next?.getStart() ?? tag.getEnd()};
}

function editsOfReplace(
  change: Extract<Change, {kind: 'replace'}>,
  node: Declaration,
  source: ts.SourceFile,
): Edit[] {
  const {from, to, mentions = {}, dropParams = []} = change;
  const current = node.getText(source);
  if (withoutFormatting(current) !== withoutFormatting(from)) {
    throw new Error(`it reads "${current}" where "${from}" was recorded`);
  }
  return [
    {start: node.getStart(source), end: node.getEnd(), text: to},
    ...Object.entries(mentions).map(([name, words]) => {
      const tag = findTag(node, name);
      const text = tag.getText(source);
      const offset = text.indexOf(words.from);
      if (offset < 0) {
        throw new Error(`"${words.from}" is not in its @${name} text`);
      }
      const start = tag.getStart(source) + offset;
      return {start, end: start + words.from.length, text: words.to};
    }),
    ...dropParams.map((name) => ({
      ...tagRange(findTag(node, name)),
      text: '',
    })),
  ];
}

function editsOfUntag(tags: readonly string[], source: ts.SourceFile): Edit[] {
  const comment = /^\/\*\*[\s\S]*?\*\//.exec(source.text)?.[0] ?? '';
  return tags.map((tag) => {
    const line = new RegExp(`\\n \\* @${tag}(?=\\n)`).exec(comment);
    if (line === null) {
      throw new Error(`the comment on top of the file has no @${tag}`);
    }
    return {start: line.index, end: line.index + line[0].length, text: ''};
  });
}

function editsOf(change: Change, source: ts.SourceFile): Edit[] {
  switch (change.kind) {
    case 'untagFile':
      return editsOfUntag(change.tags, source);
    case 'insert': {
      const {start} = fullRange(findDeclaration(source, change.before), source);
      return [{start, end: start, text: `${change.text.join('\n')}\n\n`}];
    }
    case 'remove':
      return [
        {
          ...fullRange(findDeclaration(source, change.target), source),
          text: '',
        },
      ];
    case 'unexport': {
      const node = findDeclaration(source, change.target);
      const modifier = (
        ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []
      ).find(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
      if (modifier === undefined) {
        throw new Error('it is not exported');
      }
      const start = modifier.getStart(source);
      return [{start, end: modifier.getEnd() + 1, text: ''}];
    }
    case 'replace':
      return editsOfReplace(
        change,
        findDeclaration(source, change.target),
        source,
      );
  }
}

function nameOf(change: Change): string {
  switch (change.kind) {
    case 'insert':
      return `insert before ${change.before}`;
    case 'untagFile':
      return 'untag the file';
    default:
      return `${change.kind} ${change.target}`;
  }
}

/** Applies recorded changes to the text of a TypeScript file; throws when one no longer fits. */
export function applyChanges(
  file: string,
  text: string,
  changes: readonly Change[],
): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const edits = changes.flatMap((change) => {
    try {
      return editsOf(change, source);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${file}: cannot ${nameOf(change)}: ${reason}. Update the list of changes.`,
        {cause: error},
      );
    }
  });
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (result, {start, end, text: replacement}) =>
        result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}
