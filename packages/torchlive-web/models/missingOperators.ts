import type {Missing} from 'lite-interpreter/inspect';

/** Operators that somebody saw missing in the builds for phones. */
export const missingOperators: readonly Missing[] = [
  {
    operators: /^torchvision::/,
    libtorch: '1.10',
    source: {
      url: 'https://github.com/pytorch/android-demo-app/issues/319',
      date: '2023-05-09',
    },
  },
  {
    operators: /^torchvision::/,
    libtorch: '1.12',
    source: {
      url: 'https://github.com/facebookresearch/playtorch/issues/98',
      date: '2022-08-04',
    },
  },
];
