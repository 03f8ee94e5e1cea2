/** An app of the tutorials. */
export type AppChoice = {
  /** Label of the docs version. */
  version: string;
  /** Such as `samples/yolov5`. */
  sample: string;
  /** Whether a model of the reader's answers in the place of the app's. */
  ownModel?: boolean;
};

/** The address of the console with an app. */
export function appAddress({version, sample, ownModel}: AppChoice): string {
  return `/console/#app=${version}/${sample}${ownModel ? '+onnx' : ''}`;
}
