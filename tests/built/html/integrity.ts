import {assetFolder} from 'site-server';
import {attributeOf, elementsNamed, type Node} from 'build-utils/html';

/** What is wrong with the hashes that a page gives for its scripts and style sheets. */
export function integrityProblems(
  document: Node,
  integrityOf: (address: string) => string,
): string[] {
  const loaded = elementsNamed(document, 'script', 'link').flatMap(
    (element) => {
      const address =
        element.tagName === 'script'
          ? attributeOf(element, 'src')
          : attributeOf(element, 'rel') === 'stylesheet'
            ? attributeOf(element, 'href')
            : undefined;
      const integrity = attributeOf(element, 'integrity') ?? 'no integrity';
      return address === undefined ? [] : [{address, integrity}];
    },
  );
  if (loaded.length < 2) {
    return ['loads no script or no style sheet'];
  }
  return loaded.flatMap(({address, integrity}) => {
    if (!address.startsWith(assetFolder)) {
      return [`${address} is not in ${assetFolder}`];
    }
    return integrity === integrityOf(address)
      ? []
      : [`${address} has ${integrity}`];
  });
}
