import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PrintedValue} from '../../examples/calls';
import styles from './workbench.module.css';
import type {Entry, RunState} from './useRun';

const statusWords: Record<RunState['status'], string> = {
  idle: '',
  loading: 'Loading the runtime …',
  running: 'Running …',
  done: 'Finished without output.',
  stopped: 'Stopped.',
};

function Picture({bitmap}: {bitmap: ImageBitmap}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  const {width, height} = bitmap;
  return (
    <span role="img" aria-label={`Image of ${width} × ${height} pixels`}>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={width}
        height={height}
      />
    </span>
  );
}

function Value({part}: {part: PrintedValue}): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'picture':
      return <Picture bitmap={part.bitmap} />;
    case 'tensor':
      return (
        <span className={styles.tensor}>
          <span className={styles.tensorHead}>
            {part.dtype} [{part.shape.join(', ')}]
            <small>added by this page</small>
          </span>
          {part.text}
        </span>
      );
  }
}

function Line({entry}: {entry: Entry}): ReactNode {
  if (entry.type === 'error') {
    const {file, line, text} = entry;
    return (
      <pre className={clsx(styles.entry, styles.error)}>
        {line !== undefined && (
          <b>
            {file === undefined ? 'Line ' : `${file}:`}
            {line}:{' '}
          </b>
        )}
        {text}
      </pre>
    );
  }
  return (
    <pre className={styles.entry}>
      {entry.parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ' '}
          <Value part={part} />
        </span>
      ))}
    </pre>
  );
}

/** What a run printed; screen readers hear it as it comes. */
export default function Output({
  state: {status, entries, hasDrawn},
}: {
  state: Pick<RunState, 'status' | 'entries' | 'hasDrawn'>;
}): ReactNode {
  const says =
    status === 'done' && (hasDrawn || entries.length > 0)
      ? ''
      : statusWords[status];
  return (
    // Focusable, so that the keyboard can scroll it.
    <div
      className={styles.output}
      role="log"
      aria-label="Output"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={entries.length > 0 ? 0 : undefined}
    >
      {entries.map((entry, index) => (
        <Line key={index} entry={entry} />
      ))}
      {says !== '' && <p className={styles.status}>{says}</p>}
    </div>
  );
}
