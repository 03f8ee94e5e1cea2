/** Weight of each choice that an `Accept` or `Accept-Encoding` header names; an invalid weight counts as 0. */
export function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [choice = '', ...parameters] = part
        .split(';')
        .map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [choice, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
