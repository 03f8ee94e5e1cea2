import type {AnyNode, Declaration, Root, Rule} from 'postcss';
import type {IsNamed} from './dropUnnamed';

const reference = /var\(\s*(--[\w-]+)\s*(,)?/g;

function ruleOf(declaration: Declaration): Rule | undefined {
  return declaration.parent?.type === 'rule' ? declaration.parent : undefined;
}

/** Whose rule it is; undefined if it holds under a condition only. */
function ownerOf(rule: Rule | undefined): 'stock' | 'ours' | undefined {
  let owner: 'stock' | 'ours' = 'ours';
  let node: AnyNode | undefined = rule?.parent;
  while (node !== undefined) {
    if (node.type === 'atrule') {
      if (node.name !== 'layer') {
        return undefined;
      }
      owner = 'stock';
    }
    node = node.parent;
  }
  return owner;
}

/** How often each variable is used, and which have a fallback somewhere. */
function countUses(sheets: readonly Root[]): {
  uses: Map<string, number>;
  withFallback: Set<string>;
} {
  const uses = new Map<string, number>();
  const withFallback = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkDecls(({value}) => {
      for (const [, name = '', comma] of value.matchAll(reference)) {
        uses.set(name, (uses.get(name) ?? 0) + 1);
        if (comma !== undefined) {
          withFallback.add(name);
        }
      }
    });
  }
  return {uses, withFallback};
}

function definitions(sheets: readonly Root[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      found.set(declaration.prop, [
        ...(found.get(declaration.prop) ?? []),
        declaration,
      ]);
    });
  }
  return found;
}

function setsRoot(declaration: Declaration): boolean {
  return ruleOf(declaration)?.selectors.includes(':root') === true;
}

/** Whether a rule matches the root element or nothing. */
function setsRootOnly(declaration: Declaration): boolean {
  return (
    ruleOf(declaration)?.selectors.every((selector) =>
      /^(?::root|html(?:\[[^\]]*\])?)$/.test(selector),
    ) === true
  );
}

/** Removes what the stock styles say of the root and ours, outside every layer, overrule. */
function dropOverruled(all: Map<string, Declaration[]>): void {
  for (const [name, found] of all) {
    if (found.some((one) => ownerOf(ruleOf(one)) === 'ours' && setsRoot(one))) {
      all.set(
        name,
        found.filter((one) => {
          const isDead = ownerOf(ruleOf(one)) === 'stock' && setsRootOnly(one);
          if (isDead) {
            one.remove();
          }
          return !isDead;
        }),
      );
    }
  }
}

/** Puts a value where a variable stood; tokens that touched it stay tokens of their own. */
function substitute(text: string, values: Map<string, string>): string {
  return text.replaceAll(
    /(?<=(.?))var\(\s*(--[\w-]+)\s*\)(?=(.?))/gs,
    (whole, before: string, name: string, after: string) => {
      const value = values.get(name);
      if (value === undefined) {
        return whole;
      }
      const left = /[\w%"']/.test(before) ? ' ' : '';
      const right = /[\w("'#.+-]/.test(after) ? ' ' : '';
      return `${left}${value}${right}`;
    },
  );
}

/** Whether a value, written anywhere, means what it means on the root element. */
function isPlain(value: string): boolean {
  return (
    !value.includes('var(') &&
    // Such a word says something about the variable itself.
    !/^(?:inherit|initial|unset|revert|revert-layer)$/.test(value)
  );
}

/**
 * Writes values in the place of variables that have one value only, on every page and
 * for every element, where that is shorter, and removes those that nothing uses.
 */
export function foldVariables(sheets: readonly Root[], isNamed: IsNamed): void {
  dropOverruled(definitions(sheets));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    const {uses, withFallback} = countUses(sheets);
    const values = new Map<string, string>();
    for (const [name, found] of definitions(sheets)) {
      if (isNamed(name)) {
        continue;
      }
      const [only] = found;
      const count = uses.get(name) ?? 0;
      if (count === 0) {
        found.forEach((one) => one.remove());
        hasChanged = true;
      } else if (
        only !== undefined &&
        found.length === 1 &&
        ownerOf(ruleOf(only)) !== undefined &&
        setsRoot(only) &&
        !withFallback.has(name) &&
        isPlain(only.value) &&
        count * (only.value.length - `var(${name})`.length) <=
          `${name}:${only.value};`.length
      ) {
        values.set(name, only.value);
        only.remove();
        hasChanged = true;
      }
    }
    for (const sheet of sheets) {
      sheet.walkDecls((declaration) => {
        declaration.value = substitute(declaration.value, values);
      });
    }
  }
}
