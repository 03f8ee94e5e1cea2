/** A point on the pad, from the top left corner, 0 to 100. */
export type Point = readonly [x: number, y: number];

/** The points between pen down and pen up. */
export type Stroke = readonly Point[];

/** Size of the pad in its own units. */
export const padSide = 100;

/** A stroke as SVG path data, smoothed through the midpoints of its segments. */
export function strokePath(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (first === undefined) {
    return '';
  }
  const last = rest.at(-1) ?? first;
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  // A single point becomes a line of length 0, which a round line cap shows as a dot.
  return [`M${first[0]} ${first[1]}`, ...curves, `L${last[0]} ${last[1]}`].join(
    '',
  );
}
