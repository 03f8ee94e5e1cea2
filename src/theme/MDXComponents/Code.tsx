import type {ComponentProps, ReactNode} from 'react';

/**
 * Inline code. Code blocks are `CodeListing`s.
 * Ejected: the stock component imports the theme's code block and its highlighter.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
