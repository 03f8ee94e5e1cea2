export type Color = readonly [red: number, green: number, blue: number];

// Mean and standard deviation of all pixels that the model was trained with.
const mean = 0.1307;
const std = 0.3081;

function distance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** What `greyscale_norm` makes of one pixel. */
export default function toModelValue(
  pixel: Color,
  background: Color,
  foreground: Color,
): number {
  const toBackground = distance(pixel, background);
  const toForeground = distance(pixel, foreground);
  const ink = toBackground / (toBackground + toForeground);
  return (ink - mean) / std;
}
