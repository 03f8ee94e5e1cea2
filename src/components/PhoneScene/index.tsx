import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import type {Scene} from '@site/content/data/snacks';
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
        <Box className={ink.shade} at={[10, 60, 340, 280]} rx={28} />
        <path className={ink.dashes} d="M26 260h60M274 140h60" />
        <circle className={ink.violet} cx="26" cy="260" r="5" />
        <circle className={ink.ember} cx="334" cy="140" r="5" />
        <Box className={ink.paper} at={[86, 12, 188, 376]} rx={30} />
        <Box className={ink.veil} at={[156, 22, 48, 6]} rx={3} />
        <g transform="translate(100 38)">
          <Drawing />
        </g>
      </Picture>
    </div>
  );
}
