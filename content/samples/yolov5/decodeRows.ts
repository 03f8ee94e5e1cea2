import type {Detection} from './detection';

/** A box that may hold an object, and how sure the model is of it. */
export type Candidate = Detection & {score: number};

/** Reads the rows whose box is likely to hold an object, with boxes in pixels of the photo. */
export default function decodeRows(
  rows: ArrayLike<number>,
  /** Numbers in one row: a box, how sure it holds anything, and a score for each class. */
  rowLength: number,
  labels: readonly string[],
  scaleX: number,
  scaleY: number,
  threshold = 0.3,
): Candidate[] {
  const classes = rowLength - 5;
  // The names are those of another model if there are more or fewer.
  const isNamed = labels.length === classes;
  const candidates: Candidate[] = [];
  for (let row = 0; row < rows.length; row += rowLength) {
    const score = rows[row + 4];
    if (score > threshold) {
      const centreX = rows[row];
      const centreY = rows[row + 1];
      const width = rows[row + 2];
      const height = rows[row + 3];
      let best = 0;
      for (let index = 1; index < classes; index += 1) {
        if (rows[row + 5 + index] > rows[row + 5 + best]) {
          best = index;
        }
      }
      candidates.push({
        score,
        objectClass: isNamed ? labels[best] : `Class ${best}`,
        bounds: [
          (centreX - width / 2) * scaleX,
          (centreY - height / 2) * scaleY,
          width * scaleX,
          height * scaleY,
        ],
      });
    }
  }
  return candidates;
}
