import type {BuildResults} from './buildResults';
import type {Machine} from './machine';
import type {LoadFigures, PageResults} from './pageResults';

const machine: Machine = {
  date: '2026-01-31',
  system: 'linux x64',
  cores: 4,
  memoryGib: 15.5,
  node: '20.19.0',
  load: {before: 0.1, after: 1.5},
};

const ours: LoadFigures = {
  score: 99,
  firstPaint: 900,
  largestPaint: 1100,
  firstPaintSeen: 2000,
  largestPaintSeen: 2100,
  blocking: 40,
  speedIndex: 950,
  layoutShift: 0,
  longestTask: 48,
  requests: 12,
  bytes: 150_400,
  scriptBytes: 90_000,
};

const stock: LoadFigures = {
  score: 70,
  firstPaint: 1000,
  largestPaint: 2200,
  firstPaintSeen: 2500,
  largestPaintSeen: 4000,
  blocking: 800,
  speedIndex: 1900,
  layoutShift: 0,
  longestTask: 480,
  requests: 48,
  bytes: 300_800,
  scriptBytes: 180_000,
};

/** Results of pages, for tests. */
export const pageResults: PageResults = {
  command: 'npm run bench:pages -- --report',
  runs: 5,
  machine: {...machine, chromium: '150.0'},
  families: [
    {name: 'Tensor', path: '/tensor/', ours, stock},
    {
      name: 'slow & <wide>',
      path: '/slow/',
      ours: {
        ...ours,
        score: 97,
        largestPaintSeen: 2700,
        blocking: 81,
        longestTask: 51,
      },
      stock,
    },
  ],
  taps: [
    {
      control: 'menu',
      seconds: 0,
      ours: {milliseconds: 120, taps: 1},
      stock: {milliseconds: 1200, taps: 2},
    },
    {control: 'search', seconds: 3, ours: {milliseconds: 251, taps: 1}},
  ],
  navigation: {ours: 90, stock: 100},
  plainPage: 44.4,
};

/** Results of builds, for tests. */
export const buildResults: BuildResults = {
  command: 'npm run bench:build -- --report',
  machine,
  sizes: [
    {
      times: 4,
      pages: 400,
      cold: {seconds: 300, peakMib: 3000},
      warm: {seconds: 60, peakMib: 2000},
    },
    {
      times: 1,
      pages: 100,
      cold: {seconds: 60, peakMib: 1000.4},
      warm: {seconds: 15, peakMib: 900},
    },
  ],
};
