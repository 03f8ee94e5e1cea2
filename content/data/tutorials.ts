/** A tutorial that ends with a model running on a phone. */
export type Tutorial = {
  slug:
    | 'image-classification'
    | 'nlp-qa'
    | 'object-detection'
    | 'anime-gan'
    | 'seq2seq-nmt'
    | 'yolov5'
    | 'live-camera'
    | 'speech-to-text';
  title: string;
  /** What the reader has at the end. */
  outcome: string;
  model: string;
};

/** The eight Snack tutorials of the latest version, in the order of the sidebar. */
export const tutorials: readonly Tutorial[] = [
  {
    slug: 'image-classification',
    title: 'Name what the camera sees',
    outcome: 'Take a photo and read its main object in a label.',
    model: 'MobileNet V3',
  },
  {
    slug: 'nlp-qa',
    title: 'Answer a question',
    outcome: 'Type a question and get the words of a passage that answer it.',
    model: 'DistilBERT',
  },
  {
    slug: 'object-detection',
    title: 'Find objects in a photo',
    outcome: 'Draw a labeled box around everything a photo shows.',
    model: 'DETR',
  },
  {
    slug: 'anime-gan',
    title: 'Turn a portrait into anime',
    outcome: 'Take a portrait and see it repainted on a canvas.',
    model: 'AnimeGANv2',
  },
  {
    slug: 'seq2seq-nmt',
    title: 'Translate French',
    outcome: 'Write a French sentence and read it in English.',
    model: 'Seq2seq with attention',
  },
  {
    slug: 'yolov5',
    title: 'Keep the best boxes',
    outcome: 'Pick the few boxes that matter out of 25,200.',
    model: 'YOLOv5 small',
  },
  {
    slug: 'live-camera',
    title: 'Classify live frames',
    outcome: 'Move the phone and watch the label follow.',
    model: 'MobileNet V3',
  },
  {
    slug: 'speech-to-text',
    title: 'Turn speech into text',
    outcome: 'Say a sentence and read it on the screen.',
    model: 'wav2vec 2.0',
  },
];

/** Path of a tutorial in the latest version. */
export function tutorialPath({slug}: Pick<Tutorial, 'slug'>): string {
  return `/docs/tutorials/snacks/${slug}/`;
}
