/** The choices, in the order of the toggle. */
export const choices = ['system', 'light', 'dark'] as const;

export type Choice = (typeof choices)[number];

/** The choice after this one. */
export function nextChoice(choice: Choice): Choice {
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system';
}

/** Tooltip and accessible name of the toggle. */
export function toggleTexts(choice: Choice): {title: string; label: string} {
  const title = `${choice} mode`;
  return {
    title,
    label: `Switch between dark and light mode (currently ${title})`,
  };
}
