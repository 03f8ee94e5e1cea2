import {count, kilobytes, milliseconds, ratio, seconds} from './formats';
import {markdownTable} from './markdownTable';
import type {LoadFigures, PageResults} from './pageResults';

type Figure = {
  head: string;
  of: (load: LoadFigures) => number;
  write: (value: number) => string;
};

const figures: readonly Figure[] = [
  {head: 'bytes', of: ({bytes}) => bytes, write: kilobytes},
  {head: 'script', of: ({scriptBytes}) => scriptBytes, write: kilobytes},
  {head: 'requests', of: ({requests}) => requests, write: count},
  {head: 'FCP', of: ({firstPaint}) => firstPaint, write: seconds},
  {head: 'LCP', of: ({largestPaint}) => largestPaint, write: seconds},
  {head: 'FCP seen', of: ({firstPaintSeen}) => firstPaintSeen, write: seconds},
  {
    head: 'LCP seen',
    of: ({largestPaintSeen}) => largestPaintSeen,
    write: seconds,
  },
  {head: 'TBT', of: ({blocking}) => blocking, write: milliseconds},
  {head: 'Speed Index', of: ({speedIndex}) => speedIndex, write: seconds},
  {
    head: 'longest task',
    of: ({longestTask}) => longestTask,
    write: milliseconds,
  },
];

/** Ours as a multiple of stock's, page by page: under 1 is better. */
export function ratioTable({families}: PageResults): string {
  return markdownTable(
    ['page', ...figures.map(({head}) => head)],
    families.map(({name, ours, stock}) => [
      name,
      ...figures.map(({of}) => ratio(of(ours), of(stock))),
    ]),
  );
}

/** The figures behind the ratios: ours, then stock's. */
export function figureTable({families}: PageResults): string {
  return markdownTable(
    ['page', 'score', ...figures.map(({head}) => head)],
    families.map(({name, ours, stock}) => [
      name,
      `${count(ours.score)} / ${count(stock.score)}`,
      ...figures.map(
        ({of, write}) => `${write(of(ours))} / ${write(of(stock))}`,
      ),
    ]),
  );
}

function taps(number: number): string {
  return number > 1 ? `, ${count(number)} taps` : '';
}

/** What a reader does first, and how long the answer takes. */
export function answerTable({taps: results, navigation}: PageResults): string {
  return markdownTable(
    ['first tap', 'ours', 'stock', 'ratio'],
    [
      ...results.map(({control, seconds: at, ours, stock}) => [
        `${control}, at ${at} s`,
        milliseconds(ours.milliseconds) + taps(ours.taps),
        stock === undefined
          ? 'not there'
          : milliseconds(stock.milliseconds) + taps(stock.taps),
        stock === undefined
          ? '–'
          : ratio(ours.milliseconds, stock.milliseconds),
      ]),
      [
        'sidebar link to painted heading',
        milliseconds(navigation.ours),
        milliseconds(navigation.stock),
        ratio(navigation.ours, navigation.stock),
      ],
    ],
  );
}
