import {
  applyThemeColor,
  nextChoice,
  systemMode,
  toggleTexts,
  type Choice,
} from './choices';

/** The key that the theme reads. */
const storageKey = 'theme';

/** Does what the colour toggle does, before hydration. */
export function switchColorMode(toggle: HTMLElement): void {
  const html = document.documentElement;
  const system = systemMode();
  // Set by the first-paint script.
  const next = nextChoice(html.dataset.themeChoice as Choice, system);
  html.dataset.themeChoice = next;
  html.dataset.theme = next === 'system' ? system : next;
  applyThemeColor(next);
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
    // Storage is denied or full: the choice lasts until the page is left.
  }
}
