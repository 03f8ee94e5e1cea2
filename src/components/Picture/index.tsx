import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Alternative text. */
  label: string;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** A drawing. `styles.module.css` has the colors that its shapes use. */
export default function Picture({
  label,
  width,
  height,
  className = styles.picture,
  children,
}: Props): ReactNode {
  return (
    <svg
      className={className}
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
