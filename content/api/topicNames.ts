/** The topics of the reference, in the order of the sidebar. */
export const topicNames = {
  tensors: 'Tensors',
  vision: 'Vision',
  media: 'Media',
  canvas: 'Canvas',
  camera: 'Camera',
  audio: 'Audio',
  text: 'Text',
  models: 'Models',
  setup: 'Setup',
} as const;

/** A topic of the reference. */
export type Topic = keyof typeof topicNames;
