import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FlowNode} from '@site/content/data/dataFlows';
import {
  declareStages,
  readFlow,
  subscribe,
  type Observation,
} from 'run-in-page/data';
import NodeGlyph from './NodeGlyph';
import styles from './styles.module.css';

type Props = {
  /** The nodes. Pages give the name of a flow, which the build replaces with its nodes. */
  of: readonly FlowNode[];
  /** The node of the current step. If set, the figure is a compact reminder. */
  current?: string;
};

function checkCurrent(nodes: readonly FlowNode[], current: string): void {
  if (!nodes.some(({id}) => id === current)) {
    throw new Error(
      `DataFlow: no node "${current}". Use one of ${nodes.map(({id}) => id).join(', ')}.`,
    );
  }
}

/** What a node of the running app has now. */
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

/** The flow of data through a program, with its shape at each node, and the data itself while an app of the page runs. */
export default function DataFlow({of: nodes, current}: Props): ReactNode {
  const flow = useSyncExternalStore(subscribe, readFlow, readFlow);
  if (current !== undefined) {
    checkCurrent(nodes, current);
  }
  useEffect(
    () =>
      current === undefined
        ? declareStages(
            Object.fromEntries(
              nodes.flatMap(({id, live}) => (live ? [[id, live]] : [])),
            ),
          )
        : undefined,
    [nodes, current],
  );
  return (
    <ol
      className={clsx(styles.flow, current !== undefined && styles.compact)}
      aria-label="Data flow"
      // A reminder repeats what search has already indexed.
      data-search={current === undefined ? 'names' : 'off'}
    >
      {nodes.map(({id, kind, label, shape, call, live}) => (
        <li
          key={id}
          className={styles.node}
          aria-current={id === current ? 'step' : undefined}
        >
          <NodeGlyph kind={kind} />
          <span>
            <strong className={styles.label}>{label}</strong>
            {call !== undefined && (
              <span className={styles.call}>by {call}</span>
            )}
          </span>
          <span className={styles.shape}>{shape}</span>
          {live !== undefined && current === undefined && (
            <Live {...flow[id]} />
          )}
        </li>
      ))}
    </ol>
  );
}
