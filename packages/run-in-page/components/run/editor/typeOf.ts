import type {EditorState} from '@codemirror/state';
import type {syntaxTree} from '@codemirror/language';
import {packageName} from '../../../adapter';
import type {Members, TypesTable} from '../../../examples/options';

type Tree = ReturnType<typeof syntaxTree>;
type SyntaxNode = ReturnType<Tree['resolveInner']>;

/** What a type is followed through. */
type Scope = {state: EditorState; tree: Tree; table: TypesTable};

/** Most steps from one declaration to the next: code may refer to itself. */
const maxSteps = 20;

/** Stands for the type of `import * as`. */
const wholePackage = '*';

/** The members of a type. */
export function membersOf(
  type: string | undefined,
  {exports, types}: TypesTable,
): Members | undefined {
  return type === wholePackage ? exports : types[type ?? ''];
}

function text(node: SyntaxNode, {state}: Scope): string {
  return state.sliceDoc(node.from, node.to);
}

/** The nearest declaration of a name above its use. */
function declarationOf(use: SyntaxNode, scope: Scope): SyntaxNode | undefined {
  const name = text(use, scope);
  let found: SyntaxNode | undefined;
  scope.tree.iterate({
    to: use.from,
    enter({name: kind, node}) {
      if (kind === 'VariableDefinition' && text(node, scope) === name) {
        found = node;
      }
    },
  });
  return found;
}

/** `Tensor` for `Tensor[]`, `[Tensor, Tensor]` and types with an index signature. */
function elementOf(
  type: string | undefined,
  {table}: Scope,
): string | undefined {
  return (
    /^(\w+)\[\]$/.exec(type ?? '')?.[1] ??
    /^\[(\w+)\b/.exec(type ?? '')?.[1] ??
    membersOf(type, table)?.['[]']?.type
  );
}

function typeOfName(
  use: SyntaxNode,
  scope: Scope,
  steps: number,
): string | undefined {
  const definition = declarationOf(use, scope);
  const parent = definition?.parent;
  if (definition == null || parent == null) {
    return undefined;
  }
  if (parent.name === 'ImportGroup') {
    const as = definition.prevSibling;
    const imported = as?.name === 'as' ? as.prevSibling : null;
    return scope.table.exports[text(imported ?? definition, scope)]?.type;
  }
  if (parent.name === 'ImportDeclaration') {
    const isPackage = text(parent, scope).includes(packageName);
    return isPackage && definition.prevSibling?.name === 'as'
      ? wholePackage
      : undefined;
  }
  const next = definition.nextSibling;
  if (next?.name === 'TypeAnnotation') {
    return text(next, scope).replace(/^:\s*/, '');
  }
  if (parent.name === 'VariableDeclaration') {
    const value = next?.name === 'Equals' ? next.nextSibling : null;
    return value === null ? undefined : follow(value, scope, steps);
  }
  const isProperty = parent.name === 'PatternProperty';
  const pattern = isProperty ? parent.parent : parent;
  const declaration = pattern?.parent;
  if (declaration?.name !== 'VariableDeclaration') {
    return undefined;
  }
  const value = declaration.lastChild;
  const last = value?.name === ';' ? value.prevSibling : value;
  const type = last == null ? undefined : follow(last, scope, steps);
  return isProperty
    ? membersOf(type, scope.table)?.[text(parent.firstChild ?? parent, scope)]
        ?.type
    : elementOf(type, scope);
}

function typeOfMember(
  node: SyntaxNode,
  scope: Scope,
  steps: number,
): string | undefined {
  const {firstChild: owner, lastChild: member} = node;
  const type = owner === null ? undefined : follow(owner, scope, steps);
  if (member?.name === ']') {
    return elementOf(type, scope);
  }
  return member?.name === 'PropertyName'
    ? membersOf(type, scope.table)?.[text(member, scope)]?.type
    : undefined;
}

function follow(
  node: SyntaxNode,
  scope: Scope,
  steps: number,
): string | undefined {
  if (steps === 0) {
    return undefined;
  }
  const first = (child = node.firstChild) =>
    child === null ? undefined : follow(child, scope, steps - 1);
  switch (node.name) {
    case 'VariableName':
      return typeOfName(node, scope, steps - 1);
    case 'MemberExpression':
      return typeOfMember(node, scope, steps - 1);
    case 'CallExpression': {
      const type = first();
      // A method has the type of its result already, a value may be callable.
      return node.firstChild?.name === 'VariableName'
        ? (membersOf(type, scope.table)?.['()']?.type ?? type)
        : type;
    }
    case 'NewExpression':
      return first(node.firstChild?.nextSibling)?.replace(/^typeof /, '');
    case 'ParenthesizedExpression':
      return first(node.firstChild?.nextSibling);
    case 'AwaitExpression':
    case 'UnaryExpression': {
      const promised = first(node.lastChild);
      return /^Promise<(.+)>$/.exec(promised ?? '')?.[1] ?? promised;
    }
    default:
      return undefined;
  }
}

/** Name of an expression's type, followed through constants and results; undefined where it is not known. */
export function typeOf(node: SyntaxNode, scope: Scope): string | undefined {
  return follow(node, scope, maxSteps);
}
