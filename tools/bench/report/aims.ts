import {milliseconds, ratio} from './formats';
import {markdownTable} from './markdownTable';
import type {FamilyResults, PageResults} from './pageResults';

/** What each page aims at. */
const pageAims: readonly {
  aim: string;
  isReached: (family: FamilyResults) => boolean;
}[] = [
  {aim: 'score: at least 99', isReached: ({ours}) => ours.score >= 99},
  {
    aim: 'TBT: at most 60 ms',
    isReached: ({ours}) => ours.blocking <= 60,
  },
  {
    aim: 'LCP: at most 1.3 × FCP, as Lighthouse estimates them',
    isReached: ({ours}) => ours.largestPaint <= ours.firstPaint * 1.3,
  },
  {
    aim: 'LCP: at most 1.3 × FCP, as seen with real throttling',
    isReached: ({ours}) => ours.largestPaintSeen <= ours.firstPaintSeen * 1.3,
  },
  {aim: 'layout shift: none', isReached: ({ours}) => ours.layoutShift === 0},
  {
    aim: 'longest task at 4× slowdown: at most 50 ms',
    isReached: ({ours}) => ours.longestTask <= 50,
  },
];

/** Milliseconds within which the first tap on a control is answered. */
const answerLimit = 250;

/** What the site aims at, and on how many pages or taps it is there. */
export function aimTable({families, taps, navigation}: PageResults): string {
  const quick = taps.filter(({ours}) => ours.milliseconds <= answerLimit);
  return markdownTable(
    ['aim', 'reached'],
    [
      ...pageAims.map(({aim, isReached}) => [
        aim,
        `${families.filter(isReached).length} of ${families.length} pages`,
      ]),
      [
        `first taps: answered within ${milliseconds(answerLimit)}`,
        `${quick.length} of ${taps.length}`,
      ],
      [
        'sidebar link: no slower than stock',
        `${navigation.ours <= navigation.stock ? 'yes' : 'no'}, ${ratio(navigation.ours, navigation.stock)} of its time`,
      ],
    ],
  );
}
