import type {Expression, ImportDeclaration, Program} from 'estree';

/** A program of one statement, as MDX wants code beside its text. */
export function programOf(statement: Program['body'][number]): Program {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}

/** `import {exported as local} from 'module'`. */
export function importOf(
  module: string,
  exported: string,
  local: string,
): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name: exported},
        local: {type: 'Identifier', name: local},
      },
    ],
    source: {type: 'Literal', value: module},
    attributes: [],
  };
}

/** Plain data as code. */
export function literalOf(value: unknown): Expression {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(literalOf)};
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, property]) => ({
        type: 'Property',
        key: {type: 'Literal', value: key},
        value: literalOf(property),
        kind: 'init',
        computed: false,
        method: false,
        shorthand: false,
      })),
    };
  }
  return {type: 'Literal', value: value as string};
}
