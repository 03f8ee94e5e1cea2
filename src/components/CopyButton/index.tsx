import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import {copyNearby, outcomeWords, type Outcome} from './copyNearby';
import styles from './styles.module.css';

type Props = {
  /** What the button copies, for those who cannot see its place. */
  label: string;
  className?: string;
};

const words = {idle: 'Copy', ...outcomeWords};

/** Puts the code beside it on the clipboard and says whether that worked. */
export default function CopyButton({label, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState<'idle' | Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy, className)}
      data-outcome={outcome}
      aria-label={outcome === 'idle' ? label : undefined}
      data-early="copy"
      onClick={({currentTarget}) =>
        void copyNearby(currentTarget).then(setOutcome)
      }
    >
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  );
}
