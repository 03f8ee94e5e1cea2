import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import {nextChoice, toggleTexts} from './choices';
import styles from './styles.module.css';

/**
 * Goes round system, light and dark. The stock toggle is served disabled; this one
 * works before the app does: see `plugins/app-start/client/early`.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const choice = value ?? 'system';
  const {title, label} = toggleTexts(choice);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-early="color-mode"
        title={title}
        aria-label={label}
        onClick={() => {
          const next = nextChoice(choice);
          onChange(next === 'system' ? null : next);
        }}
      >
        {/* All three are served; the attribute on the root says which one shows. */}
        <IconSystemColorMode aria-hidden className={styles.system} />
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
