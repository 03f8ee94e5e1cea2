import {kilobytes, milliseconds} from './formats';
import {markdownTable} from './markdownTable';
import type {LoadFigures, PageResults} from './pageResults';

/** Results of the full site beside the site without one part of docusaurus-fast, by the part's name. */
export type Ablations = Readonly<Record<string, PageResults>>;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How much more a figure is without the part, on average over the measured pages. */
function added(
  {families}: PageResults,
  figure: keyof LoadFigures,
  write: (value: number) => string,
): string {
  const difference = mean(
    families.map(({ours, stock}) => stock[figure] - ours[figure]),
  );
  return `${difference < 0 ? '−' : '+'}${write(Math.abs(difference))}`;
}

function firstTap({taps}: PageResults, site: 'ours' | 'stock'): string {
  return milliseconds(taps[0]?.[site]?.milliseconds ?? 0);
}

/** What the site costs without each part of docusaurus-fast. */
export function ablationTable(ablations: Ablations): string {
  return markdownTable(
    [
      'without',
      'pages',
      'bytes',
      'TBT',
      'FCP seen',
      'first tap on the menu',
      'sidebar link',
    ],
    Object.entries(ablations).map(([part, results]) => [
      part,
      results.families.map(({name}) => name).join(', '),
      added(results, 'bytes', kilobytes),
      added(results, 'blocking', milliseconds),
      added(results, 'firstPaintSeen', milliseconds),
      `${firstTap(results, 'ours')} → ${firstTap(results, 'stock')}`,
      `${milliseconds(results.navigation.ours)} → ${milliseconds(results.navigation.stock)}`,
    ]),
  );
}
