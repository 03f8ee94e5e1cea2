import type {BarChart} from './barChart';
import type {BuildResults} from './buildResults';
import {bySize} from './buildTable';
import {milliseconds, minutesAndSeconds, seconds} from './formats';
import type {LoadFigures, PageResults} from './pageResults';

function loadChart(
  {families}: PageResults,
  title: string,
  of: (load: LoadFigures) => number,
  write: (value: number) => string,
): BarChart {
  return {
    title,
    description: 'Lighthouse, mobile; shorter is better',
    groups: families.map(({name, ours, stock}) => ({
      label: name,
      bars: [
        {series: 'ours', value: of(ours), text: write(of(ours))},
        {series: 'stock', value: of(stock), text: write(of(stock))},
      ],
    })),
  };
}

function tapChart({taps, navigation}: PageResults): BarChart {
  const bar = (series: string, value: number) => ({
    series,
    value,
    text: milliseconds(value),
  });
  return {
    title: 'From the first tap to its answer',
    description: '4× slower processor, cold page; shorter is better',
    groups: [
      ...taps.map(({control, seconds: at, ours, stock}) => ({
        label: `${control}, at ${at} s`,
        bars: [
          bar('ours', ours.milliseconds),
          ...(stock === undefined ? [] : [bar('stock', stock.milliseconds)]),
        ],
      })),
      {
        label: 'sidebar link',
        bars: [bar('ours', navigation.ours), bar('stock', navigation.stock)],
      },
    ],
  };
}

/** The charts of the pages, by file name. */
export function pageCharts(results: PageResults): Record<string, BarChart> {
  return {
    'pages-largest-paint.svg': loadChart(
      results,
      'Largest Contentful Paint',
      ({largestPaint}) => largestPaint,
      seconds,
    ),
    'pages-blocking.svg': loadChart(
      results,
      'Total Blocking Time',
      ({blocking}) => blocking,
      milliseconds,
    ),
    'pages-taps.svg': tapChart(results),
  };
}

/** The charts of the build, by file name. */
export function buildCharts(results: BuildResults): Record<string, BarChart> {
  const sizes = bySize(results);
  const kinds = ['cold', 'warm'] as const;
  return {
    'build-time.svg': {
      title: 'Time of the build per 100 pages',
      description: 'equal bars mean linear growth; shorter is better',
      groups: sizes.map(({times, pages, ...figures}) => ({
        label: `${times}×, ${pages} pages`,
        bars: kinds.map((series) => {
          const value = (figures[series].seconds / pages) * 100;
          const total = minutesAndSeconds(figures[series].seconds);
          return {series, value, text: `${value.toFixed(1)} s (${total})`};
        }),
      })),
    },
    'build-memory.svg': {
      title: 'Most memory at once',
      description: 'all processes of the build; shorter is better',
      groups: sizes.map(({times, pages, ...figures}) => ({
        label: `${times}×, ${pages} pages`,
        bars: kinds.map((series) => ({
          series,
          value: figures[series].peakMib,
          text: `${Math.round(figures[series].peakMib)} MiB`,
        })),
      })),
    },
  };
}
