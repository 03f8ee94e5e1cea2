import {readFileSync} from 'node:fs';
import {parse} from 'parse5';
import {
  attributeOf,
  elementsNamed,
  textOf,
  type Element,
  type Node,
} from 'build-utils/html';
import {createRewriteFinder} from 'site-server';
import {siteTables} from '../../config/serving/siteTables';

const findRewrite = createRewriteFinder(siteTables.rewrites);

/** A page of the build as it is served, before any script runs. */
export function readBuiltPage(address: string): Node {
  // A page for many ids, such as `/snack/@playtorch/nlp-qa/`, is in one file.
  const folder = findRewrite(address)?.page ?? address;
  return parse(readFileSync(`build${folder}index.html`, 'utf8'));
}

/** The first element of a kind. */
export function partOf(page: Node, name: string): Element {
  const [part] = elementsNamed(page, name);
  if (part === undefined) {
    throw new Error(`The page has no <${name}>.`);
  }
  return part;
}

/** The links inside a node: their words and their attributes. */
export function linksIn(
  node: Node,
): {text: string; href: string; target?: string; rel?: string}[] {
  return elementsNamed(node, 'a').map((link) => ({
    text: (attributeOf(link, 'aria-label') ?? textOf(link))
      .replace(/\s+/g, ' ')
      .trim(),
    href: attributeOf(link, 'href') ?? '',
    target: attributeOf(link, 'target'),
    rel: attributeOf(link, 'rel'),
  }));
}
