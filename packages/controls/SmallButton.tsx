import type {ComponentProps, ReactNode} from 'react';

/** A button beside the one that the reader needs most. */
export default function SmallButton(
  props: ComponentProps<'button'>,
): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      {...props}
    />
  );
}
