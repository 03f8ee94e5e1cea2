import {
  attributeOf,
  elementsNamed,
  textOf,
  type Element,
  type Node,
} from 'build-utils/html';

/** What a page tells search engines and link previews. */
export type Metadata = {
  title: string;
  description: string;
  canonical: string;
  isHidden: boolean;
  /** Open Graph values by their names, such as `og:title`. */
  openGraph: ReadonlyMap<string, string>;
  /** JSON-LD blocks. */
  structured: string[];
};

/** Open Graph names that every page needs for its link preview. */
const cardNames = [
  'og:title',
  'og:description',
  'og:image',
  'og:url',
  'og:type',
  'og:site_name',
];

function only(values: readonly string[], what: string): string {
  const [value = '', ...others] = values;
  if (value.trim() === '' || others.length > 0) {
    throw new Error(`has ${values.length} of ${what} instead of one`);
  }
  return value;
}

function contentOf(metas: readonly Element[], name: string): string[] {
  return metas
    .filter((meta) =>
      [attributeOf(meta, 'name'), attributeOf(meta, 'property')].includes(name),
    )
    .map((meta) => attributeOf(meta, 'content') ?? '');
}

/** Reads a page's metadata; throws if something is missing or repeated. */
export function readMetadata(document: Node): Metadata {
  const metas = elementsNamed(document, 'meta');
  return {
    title: only(
      elementsNamed(document, 'title')
        .filter(({parentNode}) => parentNode?.nodeName === 'head')
        .map(textOf),
      'title',
    ),
    description: only(contentOf(metas, 'description'), 'description'),
    canonical: only(
      elementsNamed(document, 'link')
        .filter((link) => attributeOf(link, 'rel') === 'canonical')
        .map((link) => attributeOf(link, 'href') ?? ''),
      'canonical link',
    ),
    isHidden: contentOf(metas, 'robots').some((value) =>
      value.includes('noindex'),
    ),
    openGraph: new Map(
      cardNames.map((name) => [name, only(contentOf(metas, name), name)]),
    ),
    structured: elementsNamed(document, 'script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map(textOf),
  };
}
