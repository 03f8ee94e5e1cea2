import type {ReactNode} from 'react';
import {qrPath} from './qrPath';
import styles from './styles.module.css';
import {useQrModules} from './useQrModules';

type Props = {
  /** The encoded text. */
  text: string;
  /** Alternative text: what scanning the code does. */
  label: string;
};

/** A QR code, with a placeholder while its library loads. */
export default function QrCode({text, label}: Props): ReactNode {
  const modules = useQrModules(text);
  if (modules === null) {
    return (
      <p className={styles.failed}>
        The code could not load. Use the link, or load the page again.
      </p>
    );
  }
  if (modules === undefined) {
    return <div className={styles.placeholder} />;
  }
  const size = modules.length;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={qrPath(modules)} />
    </svg>
  );
}
