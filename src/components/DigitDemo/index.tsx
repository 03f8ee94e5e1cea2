import type {ReactNode} from 'react';
import {useId, useRef} from 'react';
import PhoneFrame from '@site/src/components/PhoneFrame';
import StaticDemo from './StaticDemo';
import styles from './styles.module.css';
import {useLiveDemo} from './useLiveDemo';

const hints = {
  away: 'A 3, as the network reads it',
  loading: 'Loading the network …',
  failed: 'A 3, as the network reads it',
} as const;

/** A phone to draw a digit on, which a network in the page reads. */
export default function DigitDemo(): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [state, retry] = useLiveDemo(figure);
  const keysId = useId();
  return (
    <figure ref={figure} className={styles.demo} data-stage={state.status}>
      <PhoneFrame>
        {state.status === 'ready' ? (
          <state.LiveDemo network={state.network} describedBy={keysId} />
        ) : (
          <StaticDemo hint={hints[state.status]} />
        )}
        {state.status === 'failed' && (
          <div className={styles.failure} role="alert">
            <p>The network did not load. Check your connection.</p>
            <button
              type="button"
              className="button button--primary"
              onClick={retry}
            >
              Try again
            </button>
          </div>
        )}
      </PhoneFrame>
      <figcaption className={styles.caption}>
        A 31 kB network runs on this page. What you draw never leaves it.{' '}
        <span id={keysId} className={styles.keys}>
          Keys: arrows move the pen, <kbd>Space</kbd> puts it down and lifts it,{' '}
          <kbd>Delete</kbd> clears.
        </span>
      </figcaption>
    </figure>
  );
}
