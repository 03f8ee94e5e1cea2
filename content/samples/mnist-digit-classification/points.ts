export type Point = {x: number; y: number};

/** A line that was drawn without lifting the finger. */
export type Stroke = Point[];

/** Points closer than this add work and no shape. */
const minDistance = 5;

/** Adds a point; the very same stroke where the finger hardly moved. */
export function extendStroke(stroke: Stroke, next: Point): Stroke {
  const last = stroke[stroke.length - 1];
  const dx = next.x - last.x;
  const dy = next.y - last.y;
  // Squares compare like distances and need no root.
  return dx * dx + dy * dy > minDistance * minDistance
    ? [...stroke, next]
    : stroke;
}
