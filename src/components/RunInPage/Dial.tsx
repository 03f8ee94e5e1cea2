import {useId, useState, type ReactNode} from 'react';
import {firstKeys} from '@site/plugins/run-apps/bridge';
import styles from './stage.module.css';

type Props = {
  onKeys: (keys: string) => void;
};

/** The telephone keys that the microphone hears. */
export default function Dial({onKeys}: Props): ReactNode {
  const id = useId();
  const [keys, setKeys] = useState(firstKeys);

  function handleChange(text: string): void {
    const digits = text.replace(/\D/g, '');
    setKeys(digits);
    onKeys(digits);
  }

  return (
    <div className={styles.pictures}>
      <label htmlFor={id}>The microphone hears the telephone keys</label>
      <input
        id={id}
        className={styles.select}
        inputMode="numeric"
        maxLength={12}
        size={12}
        value={keys}
        onChange={({target}) => handleChange(target.value)}
      />
    </div>
  );
}
