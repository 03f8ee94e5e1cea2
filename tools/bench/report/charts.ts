import type {BarChart} from './barChart';
import type {BuildResults} from './buildResults';
import {bySize} from './buildTable';
import {milliseconds, minutesAndSeconds, seconds} from './formats';
import type {LoadFigures, PageResults} from './pageResults';

function loadChart(
  {families}: PageResults,
  title: string,
  figure: keyof LoadFigures,
  write: (value: number) => string,
): BarChart {
  return {
    title,
    description: 'Lighthouse, mobile; shorter is better',
    groups: families.map((family) => ({
      label: family.name,
      bars: (['ours', 'stock'] as const).map((series) => {
        const value = family[series][figure];
        return {series, value, text: write(value)};
      }),
    })),
  };
}

/** The charts of the pages, by file name. */
export function pageCharts(results: PageResults): Record<string, BarChart> {
  return {
    'pages-largest-paint.svg': loadChart(
      results,
      'Largest Contentful Paint',
      'largestPaint',
      seconds,
    ),
    'pages-blocking.svg': loadChart(
      results,
      'Total Blocking Time',
      'blocking',
      milliseconds,
    ),
  };
}

/** The chart of the build, by file name. */
export function buildCharts(results: BuildResults): Record<string, BarChart> {
  return {
    'build-time.svg': {
      title: 'Time of the build per 100 pages',
      description: 'equal bars mean linear growth; shorter is better',
      groups: bySize(results).map((size) => ({
        label: `${size.times}×, ${size.pages} pages`,
        bars: (['cold', 'warm'] as const).map((series) => {
          const value = (size[series].seconds / size.pages) * 100;
          const total = minutesAndSeconds(size[series].seconds);
          return {series, value, text: `${value.toFixed(1)} s (${total})`};
        }),
      })),
    },
  };
}
