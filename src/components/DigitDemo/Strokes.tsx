import type {ReactNode} from 'react';
import {padSide, strokePath, type Stroke} from './drawing/stroke';
import styles from './styles.module.css';

type Props = {
  strokes: readonly Stroke[];
  /** Drawn on top of the strokes. */
  children?: ReactNode;
};

/** A drawing, without a text alternative of its own. */
export default function Strokes({strokes, children}: Props): ReactNode {
  return (
    <svg
      className={styles.strokes}
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
