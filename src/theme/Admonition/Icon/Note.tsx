import type {ComponentProps, ReactNode} from 'react';

/** A sheet with lines, in few strokes: it is in the HTML wherever it is shown. */
export default function NoteIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path
        fillRule="evenodd"
        d="M3 1h10v14H3ZM5 4h6v1H5Zm0 3h6v1H5Zm0 3h4v1H5Z"
      />
    </svg>
  );
}
