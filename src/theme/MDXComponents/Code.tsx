import {Children, Fragment, type ComponentProps, type ReactNode} from 'react';

/** Where long code without spaces may break: after a mark, not inside a name. */
const breaks = /(?<=[/.:(,=&?])(?=\w)/;

/** Shorter code fits on a line of a phone. */
const longest = 24;

function breakable(text: string): ReactNode {
  return text.split(' ').some((word) => word.length > longest)
    ? text.split(breaks).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))
    : text;
}

/**
 * Inline code. Code blocks are `CodeListing`s.
 * Ejected: the stock component imports the theme's code block and its highlighter.
 */
export default function MDXCode({
  children,
  ...props
}: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>
      {Children.map(children, (child) =>
        typeof child === 'string' ? breakable(child) : child,
      )}
    </code>
  );
}
