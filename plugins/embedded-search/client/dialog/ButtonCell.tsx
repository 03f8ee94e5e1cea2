import type {ReactNode} from 'react';
import {ComboboxItem} from '@ariakit/react/combobox';
import styles from './dialog.module.css';

type Props = {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A cell of the list that does something with its row. */
export default function ButtonCell({
  label,
  isPressed,
  onPress,
  children,
}: Props): ReactNode {
  return (
    <ComboboxItem
      className={styles.action}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      onClick={onPress}
    >
      <button
        type="button"
        className={styles.actionButton}
        tabIndex={-1}
        aria-label={label}
        aria-pressed={isPressed}
      >
        {children}
      </button>
    </ComboboxItem>
  );
}
