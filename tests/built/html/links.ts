import {statSync} from 'node:fs';
import {attributeOf, elementsNamed, type Node} from 'build-utils/html';
import {brand} from '../../../content/site/brand';

function linksOf(document: Node) {
  return elementsNamed(document, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href');
    return href === undefined ? [] : [{link, href}];
  });
}

const isFile = (address: string) =>
  statSync(`build${address}`, {throwIfNoEntry: false})?.isFile() === true;

/** Links of the site to a path that is no file and has no slash at its end. */
export function linksWithoutSlash(document: Node): string[] {
  return linksOf(document)
    .map(({href}) => href.replace(/[?#].*$/, ''))
    .filter(
      (address) =>
        address.startsWith('/') && !address.endsWith('/') && !isFile(address),
    );
}

/** Links to other sites that open in the same tab, or that can reach back. */
export function openLinks(document: Node): string[] {
  return linksOf(document)
    .filter(
      ({link, href}) =>
        /^https?:/.test(href) &&
        !href.startsWith(brand.siteUrl) &&
        (attributeOf(link, 'target') !== '_blank' ||
          attributeOf(link, 'rel') !== 'noopener noreferrer'),
    )
    .map(({href}) => href);
}

/** Files of other sites that a page loads. */
export function foreignFiles(document: Node): string[] {
  return elementsNamed(document, 'link', 'script', 'img', 'iframe')
    .filter(
      (element) =>
        !['canonical', 'alternate'].includes(attributeOf(element, 'rel') ?? ''),
    )
    .map(
      (element) => attributeOf(element, 'src') ?? attributeOf(element, 'href'),
    )
    .filter((address) => address !== undefined)
    .filter((address) => /^(?:https?:)?\/\//.test(address));
}
