import type {ReactNode} from 'react';
import {firstSample, samples} from './drawing/samples';
import {firstReading} from './firstReading';
import Screen from './Screen';
import Strokes from './Strokes';
import styles from './styles.module.css';

type Props = {
  hint: string;
};

/** The demo as an image, before it is loaded and without JavaScript. */
export default function StaticDemo({hint}: Props): ReactNode {
  return (
    <div
      role="img"
      data-control
      aria-label="A phone on which someone has drawn a 3. Ten bars under it show that the network reads a 3."
    >
      <Screen
        hint={hint}
        pad={
          <div className={styles.pad}>
            <Strokes strokes={firstSample.strokes} />
          </div>
        }
        reading={firstReading}
        samples={
          <ul className={styles.samples}>
            {samples.map(({digit, strokes}) => (
              <li key={digit} className={styles.sample}>
                <Strokes strokes={strokes} />
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
