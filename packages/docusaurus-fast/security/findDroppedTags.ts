import {
  defaultTreeAdapter as tree,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** What the theme itself adds before the page, which the package replaces: its icons, and the script for the colour mode. */
function isOfTheme({tagName, attrs}: Element, text: string): boolean {
  const isHidden = attrs.some(({value}) => value === 'display: none;');
  return (
    (tagName === 'svg' && isHidden) ||
    text.includes("setAttribute('data-theme-choice'")
  );
}

/** Tags that plugins add before the page and that our template would drop, such as `<noscript>`. */
export function findDroppedTags(preBodyTags: string): string[] {
  return parseFragment(preBodyTags)
    .childNodes.filter((node) => tree.isElementNode(node))
    .filter((element) => {
      const [child] = element.childNodes;
      const text = child && tree.isTextNode(child) ? child.value : '';
      return !isOfTheme(element, text);
    })
    .map(({tagName}) => `<${tagName}>`);
}
