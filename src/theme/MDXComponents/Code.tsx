import type {ComponentProps, ReactNode} from 'react';

/** Inline code. Blocks are `CodeListing`s, so the theme's own block and its highlighter stay out. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
