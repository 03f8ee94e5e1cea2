import type {ComponentProps, ReactNode} from 'react';

/** A light bulb, in few strokes: it is in the HTML wherever it is shown. */
export default function TipIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        fillRule="evenodd"
        d="M8 1a5 5 0 0 1 3 9v2H5v-2a5 5 0 0 1 3-9ZM5 13h6l-1 2H6Z"
      />
    </svg>
  );
}
