import {
  choices,
  nextChoice,
  toggleTexts,
} from '@site/src/theme/ColorModeToggle/choices';

/** The key that the theme reads. */
const storageKey = 'theme';

/** Does what the colour toggle does, before the app is there to do it. */
export function switchColorMode(toggle: HTMLElement): void {
  const html = document.documentElement;
  const current = choices.find((choice) => choice === html.dataset.themeChoice);
  const next = nextChoice(current ?? 'system');
  const systemMode = matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
  html.dataset.themeChoice = next;
  html.dataset.theme = next === 'system' ? systemMode : next;
  const {title, label} = toggleTexts(next);
  toggle.title = title;
  toggle.setAttribute('aria-label', label);
  try {
    if (next === 'system') {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, next);
    }
  } catch {
    // Storage is denied or full: the choice lasts as long as the page.
  }
}
