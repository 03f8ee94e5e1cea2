/** What a reader can choose, in the order in which the toggle offers it. */
export const choices = ['system', 'light', 'dark'] as const;

export type Choice = (typeof choices)[number];

/** The choice that the next press makes. */
export function nextChoice(choice: Choice): Choice {
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system';
}

/** What the toggle says of a choice: a hint to the pointer, and a name for those who cannot see its icon. */
export function toggleTexts(choice: Choice): {title: string; label: string} {
  const title = `${choice} mode`;
  return {
    title,
    label: `Switch between dark and light mode (currently ${title})`,
  };
}
