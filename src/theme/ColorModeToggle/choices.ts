/** What a reader can choose, in the order in which the toggle offers it. */
export const choices = ['system', 'light', 'dark'] as const;

export type Choice = (typeof choices)[number];

/** The choice that the next press makes. */
export function nextChoice(choice: Choice): Choice {
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system';
}

/** The toggle's name for those who cannot see its icon. */
export function toggleLabel(choice: Choice): string {
  return `Switch between dark and light mode (currently ${choice} mode)`;
}
