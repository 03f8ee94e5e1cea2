import {jsonLiteral} from 'build-utils';
import type {Expression, ImportDeclaration, Program} from 'estree';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
} from 'mdast-util-mdx-jsx';

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

/** An expression as the value of an attribute. */
export function attributeValue(
  expression: Expression,
): MdxJsxAttributeValueExpression {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {estree: programOf({type: 'ExpressionStatement', expression})},
  };
}

/** `JSON.parse('…')`, given the literal. */
export function parseCall(raw: string): Expression {
  return {
    type: 'CallExpression',
    optional: false,
    callee: {
      type: 'MemberExpression',
      computed: false,
      optional: false,
      object: {type: 'Identifier', name: 'JSON'},
      property: {type: 'Identifier', name: 'parse'},
    },
    arguments: [{type: 'Literal', value: raw.slice(1, -1), raw}],
  };
}

/** An attribute whose value the browser reads from JSON. */
export function jsonAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: attributeValue(parseCall(jsonLiteral(value))),
  };
}
