/** Left, top, width and height. */
export type Bounds = [number, number, number, number];

/** How much two boxes overlap: 0 for not at all, 1 for the same box. */
export default function intersectionOverUnion(a: Bounds, b: Bounds): number {
  const [aLeft, aTop, aWidth, aHeight] = a;
  const [bLeft, bTop, bWidth, bHeight] = b;
  const width =
    Math.min(aLeft + aWidth, bLeft + bWidth) - Math.max(aLeft, bLeft);
  const height =
    Math.min(aTop + aHeight, bTop + bHeight) - Math.max(aTop, bTop);
  if (width <= 0 || height <= 0) {
    return 0;
  }
  const intersection = width * height;
  return intersection / (aWidth * aHeight + bWidth * bHeight - intersection);
}
