import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useLicenseText} from './useLicenseText';

type Props = {
  /** SPDX id. */
  id: string;
  name: string;
};

/** Id of the element that holds a licence's text, to link to. */
export function licenseTextId(id: string): string {
  return `text-${id.toLowerCase()}`;
}

/** The full text of a licence, folded until it is asked for. */
export default function LicenseText({id, name}: Props): ReactNode {
  const elementId = licenseTextId(id);
  const text = useLicenseText(id, elementId);
  return (
    <details className={styles.license}>
      <summary className={styles.name}>
        {name} <code>{id}</code>
      </summary>
      <pre className={styles.text} id={elementId} data-search="off">
        {text}
      </pre>
    </details>
  );
}
