import type {EditorState} from '@codemirror/state';
import type {syntaxTree} from '@codemirror/language';
import type {TypesTable} from '@site/plugins/run-examples/typesTable';

type Tree = ReturnType<typeof syntaxTree>;
type SyntaxNode = ReturnType<Tree['resolveInner']>;

/** What a type is followed through. */
type Scope = {state: EditorState; tree: Tree; table: TypesTable};

/** Most steps from one declaration to the next: code may refer to itself. */
const maxSteps = 20;

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
    table.types[type ?? '']?.['[]']?.type
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
  const next = definition.nextSibling;
  if (next?.name === 'TypeAnnotation') {
    return text(next, scope).replace(/^:\s*/, '');
  }
  if (parent.name === 'VariableDeclaration') {
    const value = next?.name === 'Equals' ? next.nextSibling : null;
    return value === null ? undefined : follow(value, scope, steps);
  }
  const declaration = parent.parent;
  if (
    parent.name === 'ArrayPattern' &&
    declaration?.name === 'VariableDeclaration'
  ) {
    const value = declaration.lastChild;
    const last = value?.name === ';' ? value.prevSibling : value;
    return last == null
      ? undefined
      : elementOf(follow(last, scope, steps), scope);
  }
  return undefined;
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
    ? scope.table.types[type ?? '']?.[text(member, scope)]?.type
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
        ? (scope.table.types[type ?? '']?.['()']?.type ?? type)
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
