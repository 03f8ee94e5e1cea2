import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import type {Scene} from '@site/src/data/snacks';
import {scenes} from './scenes';
import styles from './styles.module.css';

type Props = {
  scene: Scene;
};

/** A phone with a drawing of an example or Snack on its screen. */
export default function PhoneScene({scene}: Props): ReactNode {
  const {label, Drawing} = scenes[scene];
  return (
    <div className={styles.phone}>
      <Picture label={`A phone: ${label}`} width={360} height={400}>
        <rect
          className={ink.shade}
          x="10"
          y="60"
          width="340"
          height="280"
          rx="28"
        />
        <path className={ink.dashes} d="M26 260h60M274 140h60" />
        <circle className={ink.violet} cx="26" cy="260" r="5" />
        <circle className={ink.ember} cx="334" cy="140" r="5" />
        <rect
          className={ink.paper}
          x="86"
          y="12"
          width="188"
          height="376"
          rx="30"
        />
        <rect
          className={ink.veil}
          x="156"
          y="22"
          width="48"
          height="6"
          rx="3"
        />
        <g transform="translate(100 38)">
          <Drawing />
        </g>
      </Picture>
    </div>
  );
}
