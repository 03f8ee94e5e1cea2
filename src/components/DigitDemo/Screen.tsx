import type {ReactNode} from 'react';
import Bars from './Bars';
import {digitCount} from './network/architecture';
import type {Reading} from './network/readDigit';
import styles from './styles.module.css';
import {formatDuration, formatPercent} from './format';

type Props = {
  /** How to use the pad. */
  hint: ReactNode;
  /** The clear button, at the end of the hint's line. */
  clear?: ReactNode;
  pad: ReactNode;
  /** Unset while the pad is empty. The static demo's reading has no time. */
  reading?: Omit<Reading, 'milliseconds'> & Partial<Reading>;
  samples: ReactNode;
};

const nothingDrawn = Array.from({length: digitCount}, () => 0);

/** The screen of the demo: the pad, the network's reading, and samples. */
export default function Screen({
  hint,
  clear,
  pad,
  reading,
  samples,
}: Props): ReactNode {
  const {digit, probabilities = nothingDrawn, milliseconds} = reading ?? {};
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <span>{hint}</span>
        {clear}
      </div>
      {pad}
      <p className={styles.answer}>
        <span className={styles.digit}>{digit ?? '–'}</span>
        <span className={styles.confidence}>
          {digit === undefined
            ? 'Nothing drawn yet'
            : `${formatPercent(probabilities[digit] ?? 0)} sure`}
          <span className={styles.time}>
            {milliseconds === undefined
              ? 'on this device'
              : `in ${formatDuration(milliseconds)}, on this device`}
          </span>
        </span>
      </p>
      <Bars probabilities={probabilities} winner={digit} />
      {samples}
    </div>
  );
}
