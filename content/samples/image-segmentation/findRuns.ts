/** Pixels of one class, side by side in a row. */
export type Run = {index: number; x: number; y: number; length: number};

/** Joins neighbors of one class, so that few rectangles draw an image. */
export default function findRuns(
  classes: readonly number[],
  side: number,
): Run[] {
  const runs: Run[] = [];
  classes.forEach((index, pixel) => {
    const x = pixel % side;
    const last = runs[runs.length - 1];
    if (x > 0 && last.index === index) {
      last.length += 1;
    } else {
      runs.push({index, x, y: Math.floor(pixel / side), length: 1});
    }
  });
  return runs;
}
