import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A torch that lights the one block that is out of line. */
export default function SupportPicture(): ReactNode {
  return (
    <Picture
      label="A row of three blocks, from an image to a model to an answer. The middle one stands askew, and a torch lights it."
      width={480}
      height={380}
    >
      <path
        className={styles.beam}
        d="M96 236 231 18Q331 44 357 141L145 283Z"
      />
      <path className={ink.dashes} d="M116 132h76M292 132h72" />
      <g>
        <Box className={ink.paper} at={[16, 86, 96, 92]} rx={14} />
        <circle className={ink.gold} cx="44" cy="114" r="9" />
        <path className={ink.violet} d="m26 166 28-34 18 20 12-12 18 26Z" />
      </g>
      <g transform="rotate(14 242 128)">
        <Box className={ink.ember} at={[194, 80, 96, 96]} rx={14} />
        {[0, 1, 2].map((row) =>
          [0, 1, 2].map((column) => (
            <Box
              key={`${row} ${column}`}
              className={ink.onEmber}
              at={[210 + column * 23, 96 + row * 23, 17, 17]}
              rx={4}
              opacity={row === column ? 1 : 0.35}
            />
          )),
        )}
      </g>
      <g>
        <Box className={ink.paper} at={[368, 86, 96, 92]} rx={14} />
        <path
          className={`${ink.line} ${ink.bold}`}
          d="M402 118c2-16 30-16 30 2 0 12-15 10-15 24M417 158v.1"
        />
      </g>
      <g transform="translate(112 268) rotate(-46)">
        <path className={ink.violet} d="M-8-34h20v68H-8L-30 16v-32Z" />
        <Box className={ink.lilac} at={[-118, -16, 90, 32]} rx={10} />
        <Box className={ink.ember} at={[-78, -6, 22, 12]} rx={6} />
      </g>
    </Picture>
  );
}
