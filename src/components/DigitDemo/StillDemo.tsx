import type {ReactNode} from 'react';
import {firstSample, samples} from './drawing/samples';
import {firstReading} from './firstReading';
import Ink from './Ink';
import Screen from './Screen';
import styles from './styles.module.css';

type Props = {
  hint: string;
};

/** The demo as a picture, for readers whose browser has not loaded it or never will. */
export default function StillDemo({hint}: Props): ReactNode {
  return (
    <div
      role="img"
      aria-label="A phone on which someone has drawn a 3. Ten bars under it show that the network reads a 3."
    >
      <Screen
        hint={hint}
        pad={
          <div className={styles.pad}>
            <Ink strokes={firstSample.strokes} />
          </div>
        }
        reading={firstReading}
        samples={
          <ul className={styles.samples}>
            {samples.map(({digit, strokes}) => (
              <li key={digit} className={styles.sample}>
                <Ink strokes={strokes} />
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
