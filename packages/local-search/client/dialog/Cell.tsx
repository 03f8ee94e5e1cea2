import type {MouseEvent, ReactNode} from 'react';
import {ComboboxItem} from '@ariakit/react/combobox';

type Props = {
  className?: string;
  /** Called on a click in the cell, and on Enter while it is active. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** A cell that the arrow keys can reach. */
export default function Cell({className, onPress, children}: Props): ReactNode {
  return (
    <ComboboxItem
      role="gridcell"
      className={className}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={onPress}
    >
      {children}
    </ComboboxItem>
  );
}
