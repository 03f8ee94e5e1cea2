import type {ReactNode} from 'react';
import {padSide, strokePath, type Stroke} from './drawing/stroke';
import styles from './styles.module.css';

type Props = {
  strokes: readonly Stroke[];
  /** Drawn over the strokes. */
  children?: ReactNode;
};

/** Strokes as a picture; whoever shows it says what it is. */
export default function Ink({strokes, children}: Props): ReactNode {
  return (
    <svg
      className={styles.ink}
      viewBox={`0 0 ${padSide} ${padSide}`}
      aria-hidden="true"
    >
      {strokes.map((stroke, index) => (
        <path key={index} d={strokePath(stroke)} />
      ))}
      {children}
    </svg>
  );
}
