import {defaultTreeAdapter as tree, parseFragment} from 'parse5';

/** What the theme itself adds before the page, which the engine replaces. */
function isOfTheme(tagName: string, text: string): boolean {
  return tagName === 'svg' || text.includes("setAttribute('data-theme-choice'");
}

/** Tags that plugins add before the page and that our template would drop, such as `<noscript>`. */
export function findDroppedTags(preBodyTags: string): string[] {
  return parseFragment(preBodyTags)
    .childNodes.filter((node) => tree.isElementNode(node))
    .filter((element) => {
      const [child] = element.childNodes;
      const text = child && tree.isTextNode(child) ? child.value : '';
      return !isOfTheme(element.tagName, text);
    })
    .map(({tagName}) => `<${tagName}>`);
}
