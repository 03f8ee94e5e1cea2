/** What the model's live spec gives for a photo. */
export type Classification = {maxIdx: number; confidence: number};

/** Below this, a label is more often wrong than useful. */
const threshold = 0.5;

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
