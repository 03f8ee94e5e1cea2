import {useRef, type ReactNode} from 'react';
import {
  countLabel,
  formatCount,
  subjectName,
  type CountKind,
  type Subject,
} from './counts';
import styles from './styles.module.css';
import {useGitHubStats} from './useGitHubStats';

type Props = Subject & {
  kind: CountKind;
};

/** Links to a repository or user on GitHub and shows a count, or “Star” until it is known. */
export default function GitHubButton({owner, repo, kind}: Props): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const stats = useGitHubStats({owner, repo}, link);
  const name = subjectName({owner, repo});
  const count = stats?.counts[kind];
  return (
    <a
      ref={link}
      className={styles.button}
      href={stats?.pageUrl ?? `https://github.com/${name}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={
        count === undefined
          ? `GitHub, Star: ${name}`
          : `GitHub, ${countLabel(kind, count)}: ${name}`
      }
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          fill="currentColor"
          d="m8 1.300 2 4.400 4.800.5-3.600 3.200 1 4.700L8 11.700l-4.200 2.400 1-4.700L1.200 6.200l4.800-.5z"
        />
      </svg>
      <span>GitHub</span>{' '}
      <span className={styles.count}>
        {count === undefined ? 'Star' : formatCount(count)}
      </span>
    </a>
  );
}
