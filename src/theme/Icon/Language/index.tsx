import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';

/**
 * A globe.
 * Ejected: an icon is its drawing, and the stock one shows letters of two scripts.
 */
export default function IconLanguage({
  width = 20,
  height = 20,
  ...props
}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      aria-hidden="true"
      {...props}
    >
      <path
        d="M12 3a9 9 0 1 0 .1 0ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
