import type {ComponentProps, ReactNode} from 'react';

/** A sign that says stop, in few strokes: it is in the HTML wherever it is shown. */
export default function DangerIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        fillRule="evenodd"
        d="M5 1h6l4 4v6l-4 4H5l-4-4V5ZM7 4h2v5H7Zm0 6h2v2H7Z"
      />
    </svg>
  );
}
