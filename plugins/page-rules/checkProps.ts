import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Kind, Props} from './readProps';

/** How pages write a value of a type. */
const howToWrite: Readonly<Record<Kind, string>> = {
  boolean: '={true}',
  number: '={1}',
  string: '="…"',
};

/** The type of what a page writes; undefined where that must be evaluated. */
function kindOf({value}: MdxJsxAttribute): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? 'string' : 'boolean';
  }
  const [statement] = value.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'Literal'
    ? typeof statement.expression.value
    : undefined;
}

/** Complains about props that a component does not have or needs, and values that it does not take. */
export function checkProps(element: MdxJsxFlowElement, props: Props): void {
  if (props === undefined) {
    return;
  }
  const name = element.name ?? '';
  const known = [...props.keys()];
  const written = new Set(element.children.length > 0 ? ['children'] : []);
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return;
    }
    written.add(attribute.name);
    const prop = props.get(attribute.name);
    if (prop === undefined && attribute.name !== 'key') {
      throw new Error(
        `<${name}> has no prop "${attribute.name}". It has ${known.length === 0 ? 'none' : known.join(', ')}.`,
      );
    }
    const {value} = attribute;
    if (typeof value === 'string' && prop?.words?.includes(value) === false) {
      throw new Error(
        `<${name}>: "${attribute.name}" can't be "${value}". It is one of ${prop.words.join(', ')}.`,
      );
    }
    const kind = kindOf(attribute);
    if (prop?.kind !== undefined && kind !== undefined && kind !== prop.kind) {
      throw new Error(
        `<${name}>: "${attribute.name}" takes a ${prop.kind}, not a ${kind}. Write ${attribute.name}${howToWrite[prop.kind]}.`,
      );
    }
  }
  const missing = known.filter(
    (prop) => props.get(prop)?.isRequired === true && !written.has(prop),
  );
  if (missing.length > 0) {
    throw new Error(`<${name}> needs ${missing.join(', ')}.`);
  }
}
