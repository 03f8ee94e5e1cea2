import type {ReactNode} from 'react';
import Phone from './Phone';
import styles from './styles.module.css';

/** A portrait, and the same portrait painted. */
export default function AnimeGan(): ReactNode {
  return (
    <Phone label="Phone with two portraits of one person: a photo above, and below it the same face painted in anime style with large eyes and bright flat colours.">
      <g transform="translate(38 20)">
        <rect className={styles.wall} width="160" height="168" rx="12" />
        <path
          className={styles.shadow}
          d="M30 168c2-28 22-40 50-40s48 12 50 40z"
        />
        <ellipse className={styles.skin} cx="80" cy="84" rx="36" ry="44" />
        <path
          className={styles.hair}
          d="M42 80c-4-40 18-56 40-56s42 18 36 56c-6-18-14-28-24-32-14 8-36 8-44 8-4 6-6 14-8 24z"
        />
        <circle className={styles.eye} cx="66" cy="84" r="3" />
        <circle className={styles.eye} cx="94" cy="84" r="3" />
        <path className={styles.mouth} d="M70 108c6 5 14 5 20 0" />
      </g>
      <g transform="translate(38 224)">
        <rect className={styles.lilac} width="160" height="168" rx="12" />
        <path
          className={styles.violet}
          d="M26 168c4-30 24-42 54-42s50 12 54 42z"
        />
        <path
          className={styles.paint}
          d="M46 56c-3 50 16 72 34 82 18-10 37-32 34-82z"
        />
        <path
          className={styles.ember}
          d="M36 96C28 40 52 16 82 16s54 26 42 80c-2-14-6-26-14-36-2 8-6 12-12 16-2-8-4-12-8-16-8 10-20 16-34 18-8 4-16 10-20 18z"
        />
        <ellipse className={styles.eye} cx="64" cy="92" rx="8" ry="11" />
        <ellipse className={styles.eye} cx="96" cy="92" rx="8" ry="11" />
        <circle className={styles.paint} cx="67" cy="87" r="3.5" />
        <circle className={styles.paint} cx="99" cy="87" r="3.5" />
        <path className={styles.mouth} d="M74 117c4 3 8 3 12 0" />
      </g>
      <path className={styles.arrow} d="M118 194v20m-7-7l7 7 7-7" />
    </Phone>
  );
}
