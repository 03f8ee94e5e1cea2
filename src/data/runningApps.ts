/** Tutorials of the latest version whose app runs in the page to its end. */
export const runningApps = [
  'hello-tensor',
  'anime-gan',
  'image-classification',
  'live-camera',
  'nlp-qa',
  'object-detection',
  'seq2seq-nmt',
  'speech-to-text',
  'yolov5',
] as const;
