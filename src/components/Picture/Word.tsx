import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Middle of its baseline. */
  x: number;
  y: number;
  className?: string;
  lang?: string;
  children: ReactNode;
};

/** A word in a drawing. */
export default function Word({className, ...props}: Props): ReactNode {
  return (
    <text
      className={clsx(styles.word, className)}
      textAnchor="middle"
      {...props}
    />
  );
}
