import type {
  CompletionResult,
  CompletionSource,
} from '@codemirror/autocomplete';
import {ensureSyntaxTree, syntaxTree} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';
import type {Members, TypesTable} from '../../../examples/options';
import {membersOf, typeOf} from './typeOf';

/** Milliseconds that parsing may take. */
const timeout = 500;

/** What can be completed by the word that starts at a position. */
function membersAt(
  state: EditorState,
  start: number,
  table: TypesTable,
): Members | undefined {
  const tree =
    ensureSyntaxTree(state, state.doc.length, timeout) ?? syntaxTree(state);
  const node = tree.resolveInner(start, -1);
  const {parent} = node;
  if (node.name === 'ImportGroup' || parent?.name === 'ImportGroup') {
    return table.exports;
  }
  const owner = parent?.name === 'MemberExpression' ? parent.firstChild : null;
  return (node.name === '.' || node.name === '?.') && owner !== null
    ? membersOf(typeOf(owner, {state, tree, table}), table)
    : undefined;
}

/** Completes the members of the package's types, and its exports in an import. */
export function completeMembers(
  loadTable: () => Promise<TypesTable>,
): CompletionSource {
  return async (context): Promise<CompletionResult | null> => {
    const from = context.matchBefore(/[\w$]*/)?.from ?? context.pos;
    const members = membersAt(context.state, from, await loadTable());
    return members === undefined
      ? null
      : {
          from,
          options: Object.entries(members)
            .filter(([label]) => /^[\w$]+$/.test(label))
            .map(([label, {detail}]) => ({label, detail})),
          validFor: /^[\w$]*$/,
        };
  };
}
