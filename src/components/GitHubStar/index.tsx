import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useStarCount} from './useStarCount';

type Props = {
  owner: string;
  repo: string;
};

const compact = new Intl.NumberFormat('en', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Links to the repository and, once it is known, shows how many people starred it. */
export default function GitHubStar({owner, repo}: Props): ReactNode {
  const stars = useStarCount(owner, repo);
  return (
    <a
      className={styles.star}
      href={`https://github.com/${owner}/${repo}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={
        stars === undefined
          ? `${owner}/${repo} on GitHub`
          : `${owner}/${repo} on GitHub, ${stars.toLocaleString('en')} stars`
      }
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          fill="currentColor"
          d="m8 1.300 2 4.400 4.800.5-3.600 3.200 1 4.700L8 11.700l-4.200 2.400 1-4.700L1.200 6.200l4.800-.5z"
        />
      </svg>
      <span>GitHub</span>
      {stars !== undefined && (
        <span className={styles.count}>{compact.format(stars)}</span>
      )}
    </a>
  );
}
