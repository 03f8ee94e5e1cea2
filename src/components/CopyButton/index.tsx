import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import clsx from 'clsx';
import {nearbyCode} from './nearbyCode';
import styles from './styles.module.css';

type Props = {
  /** What the button copies, for those who cannot see its place. */
  label: string;
  className?: string;
};

type Outcome = 'idle' | 'copied' | 'failed';

const words: Record<Outcome, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
};

/** Puts the code beside it on the clipboard and says whether that worked. */
export default function CopyButton({label, className}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(button: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(nearbyCode(button));
      setOutcome('copied');
    } catch {
      // Refused by the browser or its reader: the text can still be selected.
      setOutcome('failed');
    }
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy, className)}
      data-outcome={outcome}
      aria-label={outcome === 'idle' ? label : undefined}
      data-early="copy"
      onClick={({currentTarget}) => void copy(currentTarget)}
    >
      <span aria-live="polite">{words[outcome]}</span>
    </button>
  );
}
