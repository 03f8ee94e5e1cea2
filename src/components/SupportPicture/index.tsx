import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A torch that lights the one block that is out of line. */
export default function SupportPicture(): ReactNode {
  return (
    <Picture
      label="A row of three blocks, from a picture to a model to an answer. The middle one stands askew, and a torch lights it."
      width={480}
      height={380}
    >
      <path
        className={styles.beam}
        d="M96 236 231 18Q331 44 357 141L145 283Z"
      />
      <path className={ink.dashes} d="M116 132h76M292 132h72" />
      <g>
        <rect
          className={ink.paper}
          x="16"
          y="86"
          width="96"
          height="92"
          rx="14"
        />
        <circle className={ink.gold} cx="44" cy="114" r="9" />
        <path className={ink.violet} d="m26 166 28-34 18 20 12-12 18 26Z" />
      </g>
      <g transform="rotate(14 242 128)">
        <rect
          className={ink.ember}
          x="194"
          y="80"
          width="96"
          height="96"
          rx="14"
        />
        {[0, 1, 2].map((row) =>
          [0, 1, 2].map((column) => (
            <rect
              key={`${row} ${column}`}
              className={ink.onEmber}
              x={210 + column * 23}
              y={96 + row * 23}
              width="17"
              height="17"
              rx="4"
              opacity={row === column ? 1 : 0.35}
            />
          )),
        )}
      </g>
      <g>
        <rect
          className={ink.paper}
          x="368"
          y="86"
          width="96"
          height="92"
          rx="14"
        />
        <path
          className={`${ink.line} ${ink.bold}`}
          d="M402 118c2-16 30-16 30 2 0 12-15 10-15 24M417 158v.1"
        />
      </g>
      <g transform="translate(112 268) rotate(-46)">
        <path className={ink.violet} d="M-8-34h20v68H-8L-30 16v-32Z" />
        <rect
          className={ink.lilac}
          x="-118"
          y="-16"
          width="90"
          height="32"
          rx="10"
        />
        <rect
          className={ink.ember}
          x="-78"
          y="-6"
          width="22"
          height="12"
          rx="6"
        />
      </g>
    </Picture>
  );
}
