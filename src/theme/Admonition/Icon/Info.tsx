import type {ComponentProps, ReactNode} from 'react';

/** A small letter in a disc, in few strokes: it is in the HTML wherever it is shown. */
export default function InfoIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 1a7 7 0 1 0 .1 0ZM7 4h2v2H7Zm0 3h2v5H7Z" />
    </svg>
  );
}
