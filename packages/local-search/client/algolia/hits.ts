import type {Hit, Span} from '../SearchProvider';

/** The service puts these around matches; no text of ours contains them. */
export const matchStart = '\u{f0000}';
export const matchEnd = '\u{f0001}';

type Highlighted = {value?: string};

/** A record of the DocSearch crawler, with the service's highlighting. */
export type AlgoliaHit = {
  url: string;
  type: string;
  kind?: string | null;
  hierarchy: Record<string, string | null>;
  content?: string | null;
  _highlightResult?: {hierarchy?: Record<string, Highlighted>};
  _snippetResult?: {content?: Highlighted};
};

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Splits a highlighted text into spans; HTML in it stays text. */
function spansOf(highlighted: string): Span[] {
  return highlighted
    .split(matchStart)
    .flatMap((text, index) => {
      if (index === 0) {
        return [{text, isMatch: false}];
      }
      const [match = '', ...rest] = text.split(matchEnd);
      return [
        {text: match, isMatch: true},
        {text: rest.join(''), isMatch: false},
      ];
    })
    .filter(({text}) => text !== '');
}

/** The crawler stores absolute URLs; hits stay on the current origin. */
function pathOf(url: string): string {
  const {pathname, hash} = new URL(url, 'https://site.invalid');
  return `${pathname}${hash}`;
}

/** Converts a record of the service. */
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
    heading: spansOf(heading),
    trail: names.slice(0, -1),
    ...(typeof kind === 'string' && kind !== '' && {kind}),
    snippet: spansOf(snippet?.content?.value ?? ''),
  };
}
