import type {Stroke} from './stroke';

/** A digit that someone else has drawn, for those who cannot or will not. */
type Sample = {
  digit: number;
  /** What is special about it, such as `small`. */
  manner: string;
  strokes: readonly Stroke[];
};

/** The digit that the demo shows before anyone draws. */
export const firstSample: Sample = {
  digit: 3,
  manner: 'plain',
  strokes: [
    [
      [31, 27],
      [38, 19],
      [50, 16],
      [62, 20],
      [66, 30],
      [61, 41],
      [49, 47],
      [47, 48],
      [60, 50],
      [69, 60],
      [68, 73],
      [58, 82],
      [44, 84],
      [32, 79],
      [27, 71],
    ],
  ],
};

/** Samples in the order of their buttons. */
export const samples: readonly Sample[] = [
  firstSample,
  {
    digit: 7,
    manner: 'small',
    strokes: [
      [
        [42, 38],
        [50, 37],
        [60, 38],
        [56, 46],
        [52, 55],
        [48, 66],
      ],
      [
        [46, 52],
        [60, 51],
      ],
    ],
  },
  {
    digit: 2,
    manner: 'wobbly',
    strokes: [
      [
        [28, 32],
        [33, 21],
        [41, 19],
        [48, 14],
        [58, 19],
        [66, 22],
        [65, 34],
        [61, 39],
        [57, 50],
        [48, 56],
        [43, 66],
        [33, 72],
        [28, 81],
        [38, 79],
        [47, 83],
        [56, 79],
        [66, 83],
        [75, 80],
      ],
    ],
  },
  {
    digit: 8,
    manner: 'off-center',
    strokes: [
      [
        [88, 50],
        [80, 45],
        [72, 48],
        [70, 55],
        [76, 62],
        [85, 68],
        [89, 77],
        [85, 87],
        [75, 90],
        [67, 85],
        [67, 76],
        [74, 68],
        [84, 61],
        [89, 54],
        [88, 50],
      ],
    ],
  },
  {
    digit: 4,
    manner: 'tilted',
    strokes: [
      [
        [48, 14],
        [42, 28],
        [34, 43],
        [26, 56],
        [42, 60],
        [58, 63],
        [74, 68],
      ],
      [
        [70, 34],
        [63, 52],
        [57, 70],
        [51, 88],
      ],
    ],
  },
  {
    digit: 5,
    manner: 'two-stroke',
    strokes: [
      [
        [37, 18],
        [35, 30],
        [33, 44],
        [44, 41],
        [56, 43],
        [65, 52],
        [67, 64],
        [61, 76],
        [49, 83],
        [36, 81],
        [28, 74],
      ],
      [
        [37, 18],
        [50, 18],
        [66, 16],
      ],
    ],
  },
];
