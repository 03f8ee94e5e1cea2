import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** A drawing in the palette of the page; `styles.module.css` holds its inks. */
export default function Picture({
  label,
  width,
  height,
  children,
}: Props): ReactNode {
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {children}
    </svg>
  );
}
