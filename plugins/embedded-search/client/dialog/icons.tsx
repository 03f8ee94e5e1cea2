import type {ReactNode} from 'react';

/** A star, filled for a favourite. */
export function StarIcon({isFilled}: {isFilled: boolean}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="m10 2.500 2.300 4.700 5.200.700-3.800 3.600.9 5.100-4.600-2.400-4.600 2.400.9-5.100L2.500 7.900l5.200-.7z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A cross, on buttons that remove. */
export function CrossIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="m5 5 10 10M15 5 5 15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.750"
        strokeLinecap="round"
      />
    </svg>
  );
}
