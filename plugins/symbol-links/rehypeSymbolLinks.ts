import path from 'node:path';
import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsFolder, docsVersions} from '../../content/site/versions';
import {findSymbol} from './findSymbol';
import {readSymbols, type SymbolLinks} from './readSymbols';

type Options = {siteDir: string};

/** Where code stays as it is: listings, links and headings. */
const closed = new Set(['pre', 'a', 'h1', 'h2', 'h3', 'h4']);

/** The docs version of a tutorial; undefined for other files. */
function versionOf(siteDir: string, file: string): string | undefined {
  const relative = path.relative(siteDir, file).replaceAll(path.sep, '/');
  return docsVersions.find(({name}) =>
    relative.startsWith(`${docsFolder(name)}/tutorials/`),
  )?.name;
}

function textOf({children: [only, ...more]}: Element): string {
  return only?.type === 'text' && more.length === 0 ? only.value : '';
}

/** Links code that names a symbol to its reference page, once in each section. */
export function linkSymbols(tree: Root, symbols: SymbolLinks): void {
  const seen = new Set<string>();
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      seen.clear();
    }
    if (closed.has(node.tagName)) {
      return SKIP;
    }
    if (
      node.tagName !== 'code' ||
      parent === undefined ||
      index === undefined
    ) {
      return undefined;
    }
    const href = findSymbol(textOf(node), symbols);
    if (href !== undefined && !seen.has(href)) {
      seen.add(href);
      parent.children[index] = {
        type: 'element',
        tagName: 'a',
        properties: {href},
        children: [node],
      };
    }
    return SKIP;
  });
}

/** Links the symbols in tutorials to the reference of the same version. */
export default function rehypeSymbolLinks({siteDir}: Options) {
  const known = new Map<string, SymbolLinks>();
  return (tree: Root, file: VFile): void => {
    const version = versionOf(siteDir, file.path);
    if (version !== undefined) {
      const symbols = known.get(version) ?? readSymbols(siteDir, version);
      known.set(version, symbols);
      linkSymbols(tree, symbols);
    }
  };
}
