import {parse, type Expression, type Node, type Super} from 'acorn';
import {full} from 'acorn-walk';

/** The text of a script, and how it loads. */
export type Script = {code: string; type: 'script' | 'module'};

/** The names in a script. */
export type Names = {
  /** Variables of its own, functions, classes and parameters included. */
  variables: Set<string>;
  /** Properties that it gives to objects. */
  properties: Set<string>;
  /** All other names, those of variables included. */
  used: Set<string>;
  /** Members that it reads, with the variable that they belong to. */
  members: (readonly [owner: string | undefined, name: string])[];
};

const nameOf = (node: Expression | Super | Node | null | undefined) =>
  node?.type === 'Identifier' ? (node as {name?: string}).name : undefined;

type Property = Node & {key?: Expression; computed?: boolean};

/** The keys of data that a bundler wrote as text. */
function keysOf(text: string): string[] {
  const keys: string[] = [];
  try {
    JSON.parse(text, (key, value: unknown) => {
      keys.push(key);
      return value;
    });
  } catch {
    // Other text.
  }
  return keys;
}

/** Reads the names in a script. */
export function readNames({code, type}: Script): Names {
  const names: Names = {
    variables: new Set(),
    properties: new Set(),
    used: new Set(),
    members: [],
  };
  const add = (to: Set<string>, node: Parameters<typeof nameOf>[0]) => {
    const name = nameOf(node);
    if (name !== undefined) {
      to.add(name);
    }
  };
  const read = (owner: string | undefined, node: Property['key']) => {
    const name = nameOf(node);
    if (name !== undefined) {
      names.members.push([owner, name]);
    }
  };
  full(
    parse(code, {ecmaVersion: 'latest', sourceType: type}),
    (node, _state, kind) => {
      if (kind === 'VariablePattern') {
        add(names.variables, node);
        return;
      }
      const {id, key, left, object, property, properties, computed, value} =
        node as Node & {
          id?: Node | null;
          key?: Expression;
          left?: Node & {property?: Expression};
          object?: Expression;
          property?: Expression;
          properties?: Property[];
          computed?: boolean;
          value?: unknown;
        };
      switch (node.type) {
        case 'Identifier':
          add(names.used, node);
          break;
        case 'FunctionDeclaration':
        case 'FunctionExpression':
        case 'ClassDeclaration':
        case 'ClassExpression':
          add(names.variables, id);
          break;
        case 'MethodDefinition':
        case 'PropertyDefinition':
          add(names.properties, key);
          break;
        case 'ObjectExpression':
          for (const {key: each} of properties ?? []) {
            add(names.properties, each);
            if (each?.type === 'Literal') {
              names.properties.add(String(each.value));
            }
          }
          break;
        case 'Literal':
          if (typeof value === 'string' && /^[[{]/.test(value)) {
            keysOf(value).forEach((each) => names.properties.add(each));
          }
          break;
        case 'ObjectPattern':
          properties?.forEach((each) => read(undefined, each.key));
          break;
        case 'AssignmentExpression':
          add(names.properties, left?.property);
          break;
        case 'MemberExpression':
          if (computed === false) {
            read(nameOf(object), property);
          }
          break;
        default:
      }
    },
  );
  return names;
}
