import {
  attributeOf,
  elementsNamed,
  elementsOf,
  textOf,
  type Element,
  type Node,
} from 'build-utils/html';

function parentsOf(element: Element): Element[] {
  const parent = element.parentNode;
  return parent !== null && 'tagName' in parent
    ? [parent, ...parentsOf(parent)]
    : [];
}

function countProblem(what: string, found: number): string[] {
  return found === 1 ? [] : [`has ${found} of ${what} instead of one`];
}

function headingProblems(document: Node): string[] {
  const headings = elementsNamed(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const skipped = headings.flatMap((heading, index) => {
    const level = Number(heading.tagName.slice(1));
    const before = Number(headings[index - 1]?.tagName.slice(1) ?? 0);
    return level > before + 1
      ? [
          `goes from level ${before} to ${level} at the heading "${textOf(heading)}"`,
        ]
      : [];
  });
  return [
    ...countProblem(
      '<h1>',
      headings.filter(({tagName}) => tagName === 'h1').length,
    ),
    ...skipped,
  ];
}

/** Says whether a header or footer is a landmark of the page rather than of a part. */
function isOfPage(element: Element): boolean {
  return !parentsOf(element).some(({tagName}) =>
    ['article', 'aside', 'main', 'nav', 'section'].includes(tagName),
  );
}

function landmarkProblems(document: Node): string[] {
  const banners = elementsNamed(document, 'header', 'div').filter(
    (element) =>
      attributeOf(element, 'role') === 'banner' ||
      (element.tagName === 'header' && isOfPage(element)),
  );
  const names = elementsNamed(document, 'nav').map((nav) =>
    (
      attributeOf(nav, 'aria-label') ??
      attributeOf(nav, 'aria-labelledby') ??
      ''
    ).trim(),
  );
  return [
    ...countProblem('<main>', elementsNamed(document, 'main').length),
    ...countProblem('banner', banners.length),
    ...countProblem(
      'contentinfo',
      elementsNamed(document, 'footer').filter(isOfPage).length,
    ),
    ...names
      .filter((name) => name === '')
      .map(() => 'has a <nav> without a name'),
    ...names
      .filter((name, index) => name !== '' && names.indexOf(name) !== index)
      .map((name) => `has two <nav> named "${name}"`),
  ];
}

function idProblems(document: Node): string[] {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const element of elementsOf(document)) {
    const id = attributeOf(element, 'id');
    if (id !== undefined && seen.has(id)) {
      problems.push(`has two elements with the id "${id}"`);
    }
    seen.add(id ?? '');
  }
  return problems;
}

/** What is wrong with the headings, landmarks and ids of a page, a line each. */
export function structureProblems(document: Node): string[] {
  return [
    ...headingProblems(document),
    ...landmarkProblems(document),
    ...idProblems(document),
  ];
}
