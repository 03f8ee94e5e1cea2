/** Parts that only make the site faster; the site works without any of them. */
export const speedParts = [
  'entry',
  'routes',
  'bundle',
  'styles',
  'font',
] as const;

export type SpeedPart = (typeof speedParts)[number];

/** Every part, with those that the site cannot do without. */
export type Part =
  | SpeedPart
  | 'security'
  | 'paths'
  | 'output'
  | 'dev'
  | 'cache';

function isSpeedPart(name: string): name is SpeedPart {
  return (speedParts as readonly string[]).includes(name);
}

/** Reads which parts to leave out: names separated by commas, or `all`. */
export function parseParts(text: string): readonly SpeedPart[] {
  if (text === 'all') {
    return speedParts;
  }
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !isSpeedPart(name));
  if (unknown !== undefined) {
    throw new Error(
      `"${unknown}" is not a part that can be left out. Use ${speedParts.join(', ')}, or all.`,
    );
  }
  return names.filter(isSpeedPart);
}
