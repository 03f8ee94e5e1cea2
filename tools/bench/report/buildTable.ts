import type {BuildFigures, BuildResults, SizeResults} from './buildResults';
import {minutesAndSeconds} from './formats';
import {markdownTable} from './markdownTable';

/** Time per page as a multiple of that at the smallest size: over 1 is worse than linear. */
function growth(
  kind: 'cold' | 'warm',
  size: SizeResults,
  smallest: SizeResults,
): string {
  const perPage = (of: SizeResults) => of[kind].seconds / of.pages;
  return (perPage(size) / perPage(smallest)).toFixed(2);
}

const memory = ({peakMib}: BuildFigures) => `${Math.round(peakMib)} MiB`;

/** Sizes by growing number of pages. */
export function bySize({sizes}: BuildResults): SizeResults[] {
  return [...sizes].sort((a, b) => a.times - b.times);
}

/** Time and memory of the build, size by size. */
export function buildTable(results: BuildResults): string {
  const sizes = bySize(results);
  return markdownTable(
    [
      'site',
      'pages',
      'cold',
      'per page',
      'memory',
      'warm',
      'per page',
      'memory',
    ],
    sizes.map((size) => [
      `${size.times}×`,
      String(size.pages),
      minutesAndSeconds(size.cold.seconds),
      growth('cold', size, sizes[0] ?? size),
      memory(size.cold),
      minutesAndSeconds(size.warm.seconds),
      growth('warm', size, sizes[0] ?? size),
      memory(size.warm),
    ]),
  );
}
