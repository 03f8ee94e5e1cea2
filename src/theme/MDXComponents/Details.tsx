import type {ComponentProps, ReactNode} from 'react';

/** Ejected: pages use the native element, without the theme's animation and its styles. */
export default function MDXDetails(
  props: ComponentProps<'details'>,
): ReactNode {
  return <details {...props} />;
}
