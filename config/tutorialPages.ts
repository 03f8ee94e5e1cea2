/** Tutorials that every version has. */
export const everywhere = [
  'add-package',
  'faq',
  'get-started',
  'get-started-manually',
  'model-spec',
  'prepare-custom-model',
];

/** Tutorials that every version but 0.1 has. */
export const snacks = [
  'snacks/anime-gan',
  'snacks/image-classification',
  'snacks/nlp-qa',
  'snacks/object-detection',
  'snacks/seq2seq-nmt',
  'snacks/yolov5',
];

/** The tutorials of each docs version, by their path below `tutorials/`. */
export const tutorialPages: Readonly<Record<string, readonly string[]>> = {
  current: [
    ...everywhere,
    ...snacks,
    'get-started-expo-app',
    'models/install-pytorch',
  ],
  '0.2.3': [...everywhere, ...snacks],
  '0.2.2': [...everywhere, ...snacks],
  '0.2.1': [...everywhere, ...snacks, 'get-started-local'],
  '0.2.0': [...everywhere, ...snacks, 'get-started-local'],
  '0.1': [
    ...everywhere,
    'connecting-to-a-server',
    'image-classification',
    'mnist-digit-classification',
    'question-answering',
    'server-model',
  ],
};
