import {useId, useState, type ReactNode} from 'react';
import {firstKeys} from '../../apps/bridge';
import {describeKeys} from './describeKeys';
import styles from './stage.module.css';

type Props = {
  onKeys: (keys: string) => void;
};

/** The telephone keys that the microphone hears. */
export default function Dial({onKeys}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(firstKeys);

  function handleChange(typed: string): void {
    setText(typed);
    onKeys(typed.replace(/\D/g, ''));
  }

  return (
    <div className={styles.pictures}>
      <label htmlFor={id}>Microphone input: telephone keys</label>
      <input
        id={id}
        className={styles.select}
        inputMode="numeric"
        maxLength={12}
        size={12}
        value={text}
        aria-describedby={`${id}keys`}
        onChange={({target}) => handleChange(target.value)}
      />
      <p id={`${id}keys`} className={styles.note} aria-live="polite">
        {describeKeys(text)}
      </p>
    </div>
  );
}
