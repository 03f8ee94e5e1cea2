import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import Admonition from '@theme-original/Admonition';
import './styles.css';

/** Icons in a 16 by 16 box. Kept short: each admonition repeats its icon in the HTML. */
const outlines = {
  /** A stop sign. */
  danger: 'M5 1h6l4 4v6l-4 4H5l-4-4V5ZM7 4h2v5H7Zm0 6h2v2H7Z',
  /** The letter i in a disc. */
  info: 'M8 1a7 7 0 1 0 .1 0ZM7 4h2v2H7Zm0 3h2v5H7Z',
  /** A sheet of paper. */
  note: 'M3 1h10v14H3ZM5 4h6v1H5Zm0 3h6v1H5Zm0 3h4v1H5Z',
  /** A light bulb. */
  tip: 'M8 1a5 5 0 0 1 3 9v2H5v-2a5 5 0 0 1 3-9ZM5 13h6l-1 2H6Z',
  /** A triangle with an exclamation mark. */
  warning: 'm8 1 8 14H0ZM7 6h2v4H7Zm0 5h2v2H7Z',
};

function isKnown(type: string): type is keyof typeof outlines {
  return type in outlines;
}

/** The theme's admonition with an icon of our own. */
export default function AdmonitionWithIcon(props: Props): ReactNode {
  const outline = outlines[isKnown(props.type) ? props.type : 'info'];
  return (
    <Admonition
      icon={
        <svg viewBox="0 0 16 16">
          <path fillRule="evenodd" d={outline} />
        </svg>
      }
      {...props}
    />
  );
}
