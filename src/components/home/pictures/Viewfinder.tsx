import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A computer mouse in a camera's viewfinder, with its label. */
export default function Viewfinder(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 180"
      role="img"
      aria-label="A computer mouse in the viewfinder of a camera, with the label “mouse”."
    >
      <path
        d="M96 48V30h24M200 30h24v18M224 112v18h-24M120 130H96v-18"
        fill="none"
        stroke="var(--ifm-color-primary)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="132"
        y="44"
        width="56"
        height="74"
        rx="28"
        fill="var(--pt-raised)"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
      />
      <path
        d="M132 76h56M160 44v32"
        stroke="var(--ifm-heading-color)"
        strokeWidth="5"
      />
      <rect
        x="155"
        y="54"
        width="10"
        height="18"
        rx="5"
        fill="var(--pt-ember)"
      />
      <rect
        x="110"
        y="140"
        width="100"
        height="30"
        rx="15"
        fill="var(--ifm-color-primary)"
      />
      <text className={styles.chip} x="160" y="161" textAnchor="middle">
        mouse
      </text>
    </svg>
  );
}
