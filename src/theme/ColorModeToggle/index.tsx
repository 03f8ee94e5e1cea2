import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import ModeIcon from '@site/src/components/ModeIcon';
import type {Props} from '@theme/ColorModeToggle';
import {applyThemeColor, nextChoice, systemMode, toggleTexts} from './choices';
import styles from './styles.module.css';

/**
 * Cycles through the system's mode, the other one and the same one, and works before
 * hydration: see `early.ts`.
 * Ejected: the stock button is disabled until hydration.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const choice = value ?? 'system';
  const {title, label} = toggleTexts(choice);
  useEffect(() => applyThemeColor(choice), [choice]);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-early="color-mode"
        title={title}
        aria-label={label}
        onClick={() => {
          const next = nextChoice(choice, systemMode());
          onChange(next === 'system' ? null : next);
        }}
      >
        {/* The HTML has all three; an attribute of the root element selects one. */}
        <ModeIcon mode="system" className={styles.system} />
        <ModeIcon mode="light" className={styles.light} />
        <ModeIcon mode="dark" className={styles.dark} />
      </button>
    </div>
  );
}
