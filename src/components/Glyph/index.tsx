import type {ReactNode} from 'react';
import styles from './styles.module.css';

const outlines = {
  chat: 'M4 5h16v11H11l-5 4v-4H4ZM8 9h8M8 12h5',
  hash: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  stack: 'm12 3 9 5-9 5-9-5ZM3 12l9 5 9-5M3 16l9 5 9-5',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  walk: 'M13 3.500v.1M9 21l3-6-3-4 1-4 4 1 2 3 3 1M12 15l3 2 1 4M9 11l-3 1',
  book: 'M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2ZM12 6v14',
  pen: 'm4 20 1-5L16 4l4 4L9 19ZM13 7l4 4',
  voice:
    'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5 11a7 7 0 0 0 14 0M12 18v3',
};

type Props = {
  name: keyof typeof outlines;
};

/** A small icon next to the text that it stands for. */
export default function Glyph({name}: Props): ReactNode {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 24 24"
      width="28"
      height="28"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
