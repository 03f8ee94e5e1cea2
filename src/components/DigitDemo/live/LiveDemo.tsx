import type {ReactNode} from 'react';
import {useMemo, useReducer} from 'react';
import {drawingReducer, showSample} from '../drawing/drawingReducer';
import {firstSample, samples} from '../drawing/samples';
import {describeReading} from '../format';
import type {Network} from '../network/architecture';
import {readDigit} from '../network/readDigit';
import Screen from '../Screen';
import Strokes from '../Strokes';
import styles from '../styles.module.css';
import Pad from './Pad';

type Props = {
  network: Network;
  /** Id of the text that explains the keys. */
  describedBy: string;
};

/** The interactive demo, which reads the pad after every move of the pen. */
export default function LiveDemo({network, describedBy}: Props): ReactNode {
  const [drawing, dispatch] = useReducer(
    drawingReducer,
    firstSample.strokes,
    showSample,
  );
  const {strokes, isPenDown} = drawing;
  const reading = useMemo(
    () => (strokes.length > 0 ? readDigit(network, strokes) : undefined),
    [network, strokes],
  );
  return (
    <>
      <Screen
        hint="Draw a digit"
        clear={
          <button
            type="button"
            className={styles.clear}
            onClick={() => dispatch({type: 'clear'})}
          >
            Clear
          </button>
        }
        pad={
          <Pad
            drawing={drawing}
            dispatch={dispatch}
            describedBy={describedBy}
          />
        }
        reading={reading}
        samples={
          <ul className={styles.samples}>
            {samples.map((sample) => (
              <li key={sample.digit}>
                <button
                  type="button"
                  className={styles.sample}
                  aria-label={`Show the ${sample.manner} ${sample.digit}`}
                  onClick={() =>
                    dispatch({type: 'sample', strokes: sample.strokes})
                  }
                >
                  <Strokes strokes={sample.strokes} />
                </button>
              </li>
            ))}
          </ul>
        }
      />
      {/* Announced when the pen is lifted, not at every move. */}
      <p className={styles.announcement} aria-live="polite">
        {reading !== undefined && !isPenDown && describeReading(reading)}
      </p>
    </>
  );
}
