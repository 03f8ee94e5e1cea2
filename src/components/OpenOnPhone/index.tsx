import {useState, type ReactNode} from 'react';
import QrCode from '@site/src/components/QrCode';
import styles from './styles.module.css';

/** An item of a menu that shows a QR code of the page on request, to go on reading on a phone. */
export default function OpenOnPhone(): ReactNode {
  const [url, setUrl] = useState<string>();
  return (
    <li className={styles.phone}>
      <button
        type="button"
        className="clean-btn dropdown__link"
        aria-expanded={url !== undefined}
        onClick={() =>
          setUrl(
            url === undefined ? location.origin + location.pathname : undefined,
          )
        }
      >
        Open this page on my phone
      </button>
      {url !== undefined && (
        <div className={styles.code}>
          <QrCode text={url} label={`QR code that opens ${url}`} />
          <p>Scan it with the camera of your phone.</p>
        </div>
      )}
    </li>
  );
}
