import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Stage} from '@site/src/data/dataFlows';
import StageGlyph from './StageGlyph';
import styles from './styles.module.css';

type Props = {
  /** The stages of the flow: pages write its name, and the build puts them in its place. */
  of: readonly Stage[];
  /** Stage that the step at hand works on; the figure is then a slim reminder. */
  current?: string;
};

function checkCurrent(stages: readonly Stage[], current: string): void {
  if (!stages.some(({id}) => id === current)) {
    throw new Error(
      `DataFlow: no stage "${current}". Use one of ${stages.map(({id}) => id).join(', ')}.`,
    );
  }
}

/** The way of the data through a program, with its shape at each stop. */
export default function DataFlow({of: stages, current}: Props): ReactNode {
  if (current !== undefined) {
    checkCurrent(stages, current);
  }
  return (
    <ol
      className={clsx(styles.flow, current !== undefined && styles.slim)}
      aria-label="Data flow"
      // A reminder says nothing that search has not found above.
      data-search={current === undefined ? undefined : 'off'}
    >
      {stages.map(({id, kind, label, shape, call}) => (
        <li
          key={id}
          className={styles.stage}
          aria-current={id === current ? 'step' : undefined}
        >
          <StageGlyph kind={kind} />
          <span className={styles.words}>
            <span className={styles.label}>{label}</span>
            {call !== undefined && (
              <span className={styles.call}>by {call}</span>
            )}
          </span>
          <span className={styles.shape}>{shape}</span>
        </li>
      ))}
    </ol>
  );
}
