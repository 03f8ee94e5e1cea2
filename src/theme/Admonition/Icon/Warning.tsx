import type {ComponentProps, ReactNode} from 'react';

/** A triangle that calls out, in few strokes: it is in the HTML wherever it is shown. */
export default function WarningIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="m8 1 8 14H0ZM7 6h2v4H7Zm0 5h2v2H7Z" />
    </svg>
  );
}
