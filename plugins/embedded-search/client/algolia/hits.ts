import type {Hit, Part} from '../SearchProvider';

/** Signs that a text of ours never holds; the service puts them around matches. */
export const matchStart = '\u{f0000}';
export const matchEnd = '\u{f0001}';

type Marked = {value?: string};

/** A record as the DocSearch crawler writes it, with the service's marks. */
export type AlgoliaHit = {
  url: string;
  type: string;
  kind?: string | null;
  hierarchy: Record<string, string | null>;
  content?: string | null;
  _highlightResult?: {hierarchy?: Record<string, Marked>};
  _snippetResult?: {content?: Marked};
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Cuts a marked text; whatever else it holds stays text. */
export function partsOf(marked: string): Part[] {
  return marked
    .split(matchStart)
    .flatMap((piece, index) => {
      if (index === 0) {
        return [{text: piece, isMatch: false}];
      }
      const [match = '', ...rest] = piece.split(matchEnd);
      return [
        {text: match, isMatch: true},
        {text: rest.join(''), isMatch: false},
      ];
    })
    .filter(({text}) => text !== '');
}

/** The crawler stores whole addresses; hits stay on the site that is being read. */
function pathOf(address: string): string {
  const {pathname, hash} = new URL(address, 'https://site.invalid');
  return `${pathname}${hash}`;
}

/** Reads a record of the service. */
export function hitOf({
  url,
  kind,
  hierarchy,
  _highlightResult: highlighted,
  _snippetResult: snippet,
}: AlgoliaHit): Hit {
  const filled = levels.filter((level) => hierarchy[level]);
  const names = filled.map((level) => hierarchy[level] ?? '');
  const deepest = filled.at(-1) ?? 'lvl1';
  const heading =
    highlighted?.hierarchy?.[deepest]?.value ?? hierarchy[deepest] ?? '';
  return {
    url: pathOf(url),
    title: names[0] ?? hierarchy.lvl0 ?? '',
    heading: partsOf(heading),
    trail: names.slice(0, -1),
    ...(typeof kind === 'string' && kind !== '' && {kind}),
    snippet: partsOf(snippet?.content?.value ?? ''),
  };
}
