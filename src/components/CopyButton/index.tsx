import type {ReactNode} from 'react';
import clsx from 'clsx';
import {copyNearby, outcomeWords} from './copyNearby';
import {useOutcome} from './useOutcome';
import styles from './styles.module.css';

type Props = {
  /** Accessible name: what the button copies. */
  label: string;
};

const labels = {idle: 'Copy', ...outcomeWords};

/** Copies the code next to it and says whether that worked. */
export default function CopyButton({label}: Props): ReactNode {
  const [outcome, setOutcome] = useOutcome();
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      data-outcome={outcome}
      aria-label={outcome === 'idle' ? label : undefined}
      data-early="copy"
      onClick={({currentTarget}) =>
        void copyNearby(currentTarget).then(setOutcome)
      }
    >
      <span aria-live="polite">{labels[outcome]}</span>
    </button>
  );
}
