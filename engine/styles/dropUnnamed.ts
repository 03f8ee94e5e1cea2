import type {Root, Rule} from 'postcss';
import parseSelectors, {type Selector} from 'postcss-selector-parser';

/** Whether code could give an element this class. */
export type IsNamed = (name: string) => boolean;

/** A word that ends like this is the start of a name that code completes: `alert--${type}`. */
const openEnd = /(?:__|--[\w-]*-|--)$/;

/** Reads which names some code holds. */
export function readNames(code: Iterable<string>): IsNamed {
  const words = new Set<string>();
  for (const text of code) {
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      words.add(word);
    }
  }
  const starts = [...words].filter(
    (word) => openEnd.test(word) && /[a-z]{3}/i.test(word),
  );
  return (name) =>
    words.has(name) || starts.some((start) => name.startsWith(start));
}

/** Whether an element may match, given the classes that code may give it. */
function mayMatch({nodes}: Selector, isNamed: IsNamed): boolean {
  return nodes.every((node) => {
    if (node.type === 'class') {
      return isNamed(node.value);
    }
    // What stands inside `:not()` and its like need not be there.
    return (
      node.type !== 'pseudo' ||
      !/^:(?:is|where)$/.test(node.value) ||
      node.nodes.some((inner) => mayMatch(inner, isNamed))
    );
  });
}

/** Whether it is a step of an animation, whose selector is a point in time. */
function isFrame({parent}: Rule): boolean {
  return parent?.type === 'atrule' && parent.name.endsWith('keyframes');
}

/** Removes the rules of a sheet's stock layers that no element can match. */
export function dropUnnamed(sheet: Root, isNamed: IsNamed): void {
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.params.startsWith('docusaurus.')) {
      return;
    }
    layer.walkRules((rule) => {
      if (isFrame(rule)) {
        return;
      }
      const selectors = parseSelectors()
        .astSync(rule)
        .nodes.filter((selector) => mayMatch(selector, isNamed));
      if (selectors.length === 0) {
        rule.remove();
      } else {
        rule.selector = selectors.join(',');
      }
    });
  });
}
