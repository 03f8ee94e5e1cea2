import type {Detection} from './detection';

/** What the model gives for one photo, as flat arrays. */
export type RawDetections = {
  /** One row for each query: a score for each class. */
  logits: ArrayLike<number>;
  /** One row for each query: center x, center y, width, height, all from 0 to 1. */
  boxes: ArrayLike<number>;
  queries: number;
  classes: number;
};

/** Turns scores into probabilities that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  // Taking the greatest score away changes nothing and avoids Infinity.
  const greatest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - greatest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Keeps the queries that are sure of an object, with boxes in pixels. */
export default function decodeDetections(
  {logits, boxes, queries, classes}: RawDetections,
  labels: readonly string[],
  imageWidth: number,
  imageHeight: number,
  threshold = 0.7,
): Detection[] {
  // The names are those of another model if there are more or fewer.
  const isNamed = labels.length === classes - 1;
  const detections: Detection[] = [];
  for (let query = 0; query < queries; query += 1) {
    const scores = Array.from(
      {length: classes},
      (_, index) => logits[query * classes + index],
    );
    const probabilities = softmax(scores);
    const best = probabilities.indexOf(Math.max(...probabilities));
    // The last class means "no object".
    if (probabilities[best] > threshold && best < classes - 1) {
      const centreX = boxes[query * 4];
      const centreY = boxes[query * 4 + 1];
      const width = boxes[query * 4 + 2];
      const height = boxes[query * 4 + 3];
      detections.push({
        objectClass: isNamed ? labels[best] : `Class ${best}`,
        bounds: [
          (centreX - width / 2) * imageWidth,
          (centreY - height / 2) * imageHeight,
          width * imageWidth,
          height * imageHeight,
        ],
      });
    }
  }
  return detections;
}
