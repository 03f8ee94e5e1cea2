import {useId, type ReactNode} from 'react';
import styles from './FilterField.module.css';

type Props = {
  label: string;
  query: string;
  /** How much matches, for the eye and for screen readers. */
  status: string;
  onChange: (query: string) => void;
};

/** A field that filters the list below it as you type. */
export default function FilterField({
  label,
  query,
  status,
  onChange,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({target}) => onChange(target.value)}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}
