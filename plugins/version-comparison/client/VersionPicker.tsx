import {useId, type ReactNode} from 'react';
import {docsVersions} from '@site/content/site/versions';
import type {Pair} from './readPair';
import styles from './styles.module.css';

type SelectProps = {
  label: string;
  value?: string;
  onChange: (label: string) => void;
};

function VersionSelect({label, value, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({target}) => onChange(target.value)}
      >
        {value === undefined && (
          <option value="" disabled>
            Choose
          </option>
        )}
        {docsVersions.map((version) => (
          <option key={version.label} value={version.label}>
            {version.menuLabel}
          </option>
        ))}
      </select>
    </div>
  );
}

type Props = Pair & {onChange: (pair: {from: string; to: string}) => void};

/** The two versions to compare, and a button that swaps them. */
export default function VersionPicker({from, to, onChange}: Props): ReactNode {
  const change = (next: Pair) =>
    onChange({from: from ?? '', to: to ?? '', ...next});
  return (
    <form
      className={styles.picker}
      aria-label="Versions"
      onSubmit={(event) => event.preventDefault()}
    >
      <VersionSelect
        label="From"
        value={from}
        onChange={(label) => change({from: label})}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label="Swap the versions"
        title="Swap the versions"
        onClick={() => change({from: to, to: from})}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4" />
        </svg>
      </button>
      <VersionSelect
        label="To"
        value={to}
        onChange={(label) => change({to: label})}
      />
    </form>
  );
}
