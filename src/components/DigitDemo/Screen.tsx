import type {ReactNode} from 'react';
import Bars from './Bars';
import {digitCount} from './network/architecture';
import type {Reading} from './network/readDigit';
import styles from './styles.module.css';
import {duration, percent} from './words';

type Props = {
  /** Says what can be done with the pad. */
  hint: ReactNode;
  /** Stands at the end of the hint's line. */
  clear?: ReactNode;
  pad: ReactNode;
  /** Nothing while the pad is empty; a recorded one has no time. */
  reading?: Omit<Reading, 'milliseconds'> & Partial<Reading>;
  samples: ReactNode;
};

const nothingDrawn = Array.from({length: digitCount}, () => 0);

/** The demo's screen: the pad, what the network reads on it, and samples. */
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
        <span className={styles.sureness}>
          {digit === undefined
            ? 'Nothing drawn yet'
            : `${percent(probabilities[digit] ?? 0)} sure`}
          <span className={styles.time}>
            {milliseconds === undefined
              ? 'on this device'
              : `in ${duration(milliseconds)}, on this device`}
          </span>
        </span>
      </p>
      <Bars probabilities={probabilities} winner={digit} />
      {samples}
    </div>
  );
}
