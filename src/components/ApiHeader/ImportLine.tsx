import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

type Props = {
  name: string;
  statement?: string;
  path?: string;
  isHidden?: boolean;
};

/** The import statement of a symbol, or a note that it cannot be imported. */
export default function ImportLine({
  name,
  statement,
  path,
  isHidden = false,
}: Props): ReactNode {
  return (
    <>
      {statement !== undefined && (
        <div className={styles.import}>
          <code>{statement}</code>
          <CopyButton label="Copy the import" />
        </div>
      )}
      {path !== undefined && (
        <p className={styles.note}>
          The package does not export <code>{name}</code> by name. You reach it
          as <code>{path}</code>.
        </p>
      )}
      {isHidden && (
        <p className={styles.note}>
          The package does not export <code>{name}</code> from its entry point,
          so an app cannot import it by name.
        </p>
      )}
    </>
  );
}
