import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/**
 * The arrow after an external link.
 * Ejected: the stock icon refers to a sprite, which our pages leave out.
 */
export default function IconExternalLink({
  width = 12,
  height = 12,
}: Props): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 12 12"
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}
    >
      <path
        d="M4 2h6v6M10 2 2.500 9.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
