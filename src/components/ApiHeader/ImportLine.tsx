import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

type Props = {
  name: string;
  /** Imports what app code calls. */
  statement?: string;
  /** How app code uses it, if that is not by name: `torch.jit._loadForMobile(…)`. */
  example?: string;
  /** Imports the type, if the entry point exports it by name. */
  typeStatement?: string;
  isHidden?: boolean;
};

/** The import statement of a symbol, or a note that apps can't import it. */
export default function ImportLine({
  name,
  statement,
  example,
  typeStatement,
  isHidden = false,
}: Props): ReactNode {
  return (
    <>
      {statement !== undefined && (
        <div className={styles.import} data-search="names">
          <code>{statement}</code>
          <CopyButton label="Copy the import" />
        </div>
      )}
      {example !== undefined && (
        <p className={styles.note}>
          Use it as <code>{example}</code>.{' '}
          {typeStatement === undefined ? (
            <>
              The entry point of the package doesn’t export the name{' '}
              <code>{name}</code>.
            </>
          ) : (
            <>
              For type annotations: <code>{typeStatement}</code>
            </>
          )}
        </p>
      )}
      {isHidden && (
        <p className={styles.note}>
          The entry point of the package doesn’t export <code>{name}</code>, so
          an app can’t import it by name.
        </p>
      )}
    </>
  );
}
