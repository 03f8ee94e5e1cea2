/** What the model's live spec gives for a picture. */
export type Classification = {maxIdx: number; confidence: number};

/** Below this, a label is more often wrong than useful. */
const threshold = 0.3;

/** Name of the class, or null when the model is not sure enough. */
export default function labelFor(
  {maxIdx, confidence}: Classification,
  labels: readonly string[],
): string | null {
  if (maxIdx >= labels.length) {
    throw new Error(`Class ${maxIdx} has no label`);
  }
  return confidence > threshold ? labels[maxIdx] : null;
}
