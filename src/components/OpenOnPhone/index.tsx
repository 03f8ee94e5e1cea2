import {useState, type ReactNode} from 'react';
import QrCode from '@site/src/components/QrCode';
import SmallButton from '@site/src/components/SmallButton';
import styles from './styles.module.css';

/** Shows a QR code of the page on request, to go on reading on a phone. */
export default function OpenOnPhone(): ReactNode {
  const [url, setUrl] = useState<string>();
  return (
    <div className={styles.phone} data-search="off">
      <SmallButton
        aria-expanded={url !== undefined}
        onClick={() =>
          setUrl(
            url === undefined ? location.origin + location.pathname : undefined,
          )
        }
      >
        Open on my phone
      </SmallButton>
      {url !== undefined && (
        <div className={styles.code}>
          <QrCode text={url} label={`QR code that opens ${url}`} />
          <p>
            Scan the code with your phone’s camera: it opens this page there.
          </p>
        </div>
      )}
    </div>
  );
}
