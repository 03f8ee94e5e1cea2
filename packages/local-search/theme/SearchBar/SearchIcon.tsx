import type {ReactNode} from 'react';

/** A magnifying glass. */
export default function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M13.500 13.500 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
