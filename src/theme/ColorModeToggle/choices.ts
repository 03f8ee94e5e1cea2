type Mode = 'light' | 'dark';
export type Choice = 'system' | Mode;

/** Whether the system asks for the dark mode. */
export function askSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** The mode that the system asks for. */
export function systemMode(): Mode {
  return askSystem().matches ? 'dark' : 'light';
}

/**
 * The choice after this one. From the system's mode it goes to the other one, so that
 * the first press shows something, then to the system's as a choice, then back.
 */
export function nextChoice(choice: Choice, system: Mode): Choice {
  if (choice === 'system') {
    return system === 'dark' ? 'light' : 'dark';
  }
  return choice === system ? 'system' : system;
}

/** Gives the browser's own surroundings the colour of the chosen mode. */
export function applyThemeColor(choice: Choice): void {
  for (const mode of ['light', 'dark']) {
    document
      .querySelector(`meta[name="theme-color"][data-mode="${mode}"]`)
      ?.setAttribute(
        'media',
        choice === 'system'
          ? `(prefers-color-scheme: ${mode})`
          : choice === mode
            ? 'all'
            : 'not all',
      );
  }
}

/** Tooltip and accessible name of the toggle. */
export function toggleTexts(choice: Choice): {title: string; label: string} {
  const title = `${choice} mode`;
  return {
    title,
    label: `Switch between dark and light mode (currently ${title})`,
  };
}
