import {useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Stage} from '@site/content/data/dataFlows';
import {readFlow, subscribe, type Observation} from 'run-in-page/data';
import StageGlyph from './StageGlyph';
import styles from './styles.module.css';

type Props = {
  /** The stages. Pages give the name of a flow, which the build replaces with its stages. */
  of: readonly Stage[];
  /** The stage of the current step. If set, the figure is a compact reminder. */
  current?: string;
};

function checkCurrent(stages: readonly Stage[], current: string): void {
  if (!stages.some(({id}) => id === current)) {
    throw new Error(
      `DataFlow: no stage "${current}". Use one of ${stages.map(({id}) => id).join(', ')}.`,
    );
  }
}

/** What a stage of the running app has now. */
function Live({text, picture}: Partial<Observation>): ReactNode {
  return (
    text !== undefined && (
      <span className={styles.live} data-live>
        {picture !== undefined && <img alt="" src={picture} />}
        <span>{text}</span>
      </span>
    )
  );
}

/** The flow of data through a program, with its shape at each stage, and the data itself while an app of the page runs. */
export default function DataFlow({of: stages, current}: Props): ReactNode {
  const flow = useSyncExternalStore(subscribe, readFlow, readFlow);
  if (current !== undefined) {
    checkCurrent(stages, current);
  }
  return (
    <ol
      className={clsx(styles.flow, current !== undefined && styles.compact)}
      aria-label="Data flow"
      // A reminder repeats what search has already indexed.
      data-search={current === undefined ? 'names' : 'off'}
    >
      {stages.map(({id, kind, label, shape, call, live}) => (
        <li
          key={id}
          className={styles.stage}
          aria-current={id === current ? 'step' : undefined}
        >
          <StageGlyph kind={kind} />
          <span>
            <strong className={styles.label}>{label}</strong>
            {call !== undefined && (
              <span className={styles.call}>by {call}</span>
            )}
          </span>
          <span className={styles.shape}>{shape}</span>
          {live !== undefined && current === undefined && (
            <Live {...flow[live]} />
          )}
        </li>
      ))}
    </ol>
  );
}
