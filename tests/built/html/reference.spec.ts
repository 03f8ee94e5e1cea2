import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {latestChanges} from '../../../content/data/releases';
import {builtPages} from '../../e2e/builtPages';
import {
  attributeOf,
  elementsNamed,
  elementsOf,
  textOf,
  type Document,
  type Element,
} from 'build-utils/html';

function read(address: string): Document {
  return parse(readFileSync(path.join('build', address, 'index.html'), 'utf8'));
}

/** The element itself; fails if there is none. */
function found(element: Element | undefined): Element {
  if (element === undefined) {
    throw new Error('The page lacks an element that it should have.');
  }
  return element;
}

function hasClass(element: Element, name: string): boolean {
  return attributeOf(element, 'class')?.split(' ').includes(name) === true;
}

function byClass(document: Document, name: string): Element[] {
  return [...elementsOf(document)].filter((element) => hasClass(element, name));
}

const docsPages = builtPages().filter(({path: address}) =>
  address.startsWith('/docs/'),
);

it('every page of the docs shows its title before its contents', () => {
  const wrong = docsPages.filter(({html}) => {
    const title = html.indexOf('<h1');
    const contents = html.search(/<details class="?[^>]*theme-doc-toc-mobile/);
    return contents >= 0 && contents < title;
  });
  expect(wrong.map(({path: address}) => address)).toEqual([]);
  expect(docsPages.length).toBeGreaterThan(200);
});

describe.each([
  '/docs/api/core/interfaces/torchlive_torch.tensor/',
  '/docs/api/core/interfaces/canvasview.canvasrenderingcontext2d/',
  '/docs/0.2.0/api/core/interfaces/torchlive_torch.tensor/',
])('%s', (address) => {
  const document = read(address);
  const cards = [...elementsOf(document)].filter(
    (element) =>
      element.tagName === 'div' &&
      attributeOf(element, 'data-member') !== undefined,
  );
  const [overview] = elementsNamed(document, 'table');

  it('opens with a table of its members: signature, one line, since', () => {
    const rows = elementsNamed(overview ?? document, 'tr').slice(1);
    expect(rows.length).toBe(cards.length);
    for (const row of rows) {
      const [link] = elementsNamed(row, 'a');
      const cells = elementsNamed(row, 'th', 'td').map(textOf);
      expect(cells[0]).toMatch(/^\[?\w+\]?\??(?:\(|: )/);
      expect(cells[1]?.length).toBeGreaterThan(10);
      expect(cells[2]).toMatch(/^0\.\d/);
      expect(attributeOf(found(link), 'href')).toMatch(/^#\w/);
    }
  });

  it('has cards whose headline is the signature, without the name again', () => {
    for (const card of cards) {
      const headings = elementsNamed(card, 'h3');
      expect(headings).toHaveLength(1);
      const [code] = elementsNamed(found(headings[0]), 'code');
      expect(textOf(found(code))).toMatch(/[(:]/);
    }
  });
});

describe('the sidebar of the reference', () => {
  const document = read('/docs/api/core/classes/cameraview.camera/');
  const categories = byClass(document, 'theme-doc-sidebar-item-category');
  const titleOf = (category: Element) =>
    textOf(found(elementsNamed(category, 'summary')[0]));

  it('goes by topic, then by kind', () => {
    expect(categories.map(titleOf)).toEqual(
      [
        'Tensors, Vision, Media, Canvas, Camera, Audio, Text, Models',
        'Modules, Enumerations, Classes, Interfaces',
      ].flatMap((line) => line.split(', ')),
    );
  });

  it.each([
    ['Tensors', 'torch', 'kind-variable'],
    ['Tensors', 'Tensor', 'kind-interface'],
    ['Canvas', 'Canvas', 'kind-function'],
    ['Media', 'media', 'kind-variable'],
    ['Camera', 'Camera', 'kind-class'],
  ])('lists under %s the symbol %s as %s', (topic, name, kind) => {
    const category = categories.find((each) => titleOf(each) === topic);
    const item = elementsNamed(found(category), 'li').find(
      (each) => textOf(each) === name,
    );
    expect(hasClass(found(item), kind)).toBe(true);
  });

  it('opens the topic of the page, not its kind', () => {
    expect(
      categories
        .filter((category) =>
          elementsNamed(category, 'details').some(
            (details) => attributeOf(details, 'open') !== undefined,
          ),
        )
        .map(titleOf),
    ).toEqual(['Camera']);
  });
});

it('the page of Camera contains its props', () => {
  const document = read('/docs/api/core/classes/cameraview.camera/');
  const ids = [...elementsOf(document)].map((element) =>
    attributeOf(element, 'id'),
  );
  expect(ids).toEqual(
    expect.arrayContaining(
      ['oncapture', 'onframe', 'targetresolution', 'facing'].map(
        (prop) => `props-${prop}`,
      ),
    ),
  );
});

it.each([
  [
    '/docs/api/core/interfaces/torchlive_torch.tensor/',
    ['API', 'Tensors', 'Tensor'],
    ['/', '/docs/api/core/', '/docs/api/core/#topic-tensors'],
  ],
  [
    '/docs/0.1/api/core/interfaces/imagemodule.image/',
    ['API 0.1', 'Vision', 'Image'],
    ['/', '/docs/0.1/api/core/', '/docs/0.1/api/core/#topic-vision'],
  ],
  // What a version lacks.
  [
    '/docs/0.1/api/core/modules/torchlive_media/',
    ['API 0.1', 'Modules', 'torchlive/media'],
    ['/', '/docs/0.1/api/core/', '/docs/0.1/api/core/#modules'],
  ],
  [
    '/docs/tutorials/add-package/',
    ['Tutorials', 'Get started', 'Add the package to your app'],
    ['/', '/docs/tutorials/get-started/', '/docs/tutorials/get-started/'],
  ],
  // A category with the name of the step before or after it.
  [
    '/docs/0.2.2/tutorials/snacks/image-classification/',
    ['Tutorials 0.2.2', 'Classify images'],
    ['/', '/docs/0.2.2/tutorials/get-started/'],
  ],
  [
    '/docs/0.2.1/tutorials/get-started/',
    ['Tutorials 0.2.1', 'Get started'],
    ['/', '/docs/0.2.1/tutorials/get-started/'],
  ],
])('%s has the breadcrumbs %j', (address, labels, targets) => {
  const [trail] = byClass(read(address), 'breadcrumbs');
  expect(elementsNamed(found(trail), 'li').map(textOf).slice(1)).toEqual(
    labels,
  );
  expect(
    elementsNamed(found(trail), 'a').map((link) => attributeOf(link, 'href')),
  ).toEqual(targets);
});

describe('symbols in prose', () => {
  /** Code in running text that links to the reference. */
  function symbolLinks(address: string): string[] {
    return elementsNamed(read(address), 'a')
      .filter((link) => elementsNamed(link, 'code').length === 1)
      .map((link) => attributeOf(link, 'href') ?? '')
      .filter((href) => href.includes('/api/core/'));
  }

  it.each([
    ['', '/docs/api/core/'],
    ['next/', '/docs/next/api/core/'],
    ['0.2.0/', '/docs/0.2.0/api/core/'],
  ])('Classify images of "%s" links to %s', (version, root) => {
    const links = symbolLinks(
      `/docs/${version}tutorials/snacks/image-classification/`,
    );
    expect(links.length).toBeGreaterThanOrEqual(20);
    expect(links.filter((href) => !href.startsWith(root))).toEqual([]);
  });

  it('every tutorial of the latest version that calls the toolkit has some', () => {
    const counts = docsPages
      .filter(({path: address}) =>
        address.startsWith('/docs/tutorials/snacks/'),
      )
      .map(({path: address}) => symbolLinks(address).length);
    expect(counts.length).toBeGreaterThan(6);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  });

  it('the home page links what is new', () => {
    const linked = symbolLinks('/').map(
      (href) => /([^./#]+)\/?$/.exec(href)?.[1],
    );
    expect(latestChanges.length).toBeGreaterThan(0);
    for (const {name} of latestChanges) {
      expect(linked).toContain(name.split('.').at(-1)?.toLowerCase());
    }
  });
});
