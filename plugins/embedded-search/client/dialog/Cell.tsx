import type {MouseEvent, ReactNode} from 'react';
import {ComboboxItem} from '@ariakit/react/combobox';

type Props = {
  className?: string;
  /** Called by a click anywhere in the cell, and by Enter while it is active. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** A cell of the list that the arrow keys reach. */
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
