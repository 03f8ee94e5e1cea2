import type {Example} from './examples';

/** A drawing of what an example or Snack does. */
export type Scene = Example['slug'] | 'snack' | 'translation';

/** A Snack by the PlayTorch team, with its title and description. */
type KnownSnack = {
  id: string;
  title: string;
  summary: string;
  scene: Scene;
  /** Path of its tutorial in the latest version. */
  tutorial: string;
};

/** The team's own Snacks. The pages of others show only the id. */
export const knownSnacks: readonly KnownSnack[] = [
  {
    id: '@playtorch/playtorch-starter',
    title: 'PlayTorch starter',
    summary: 'An empty project with the toolkit set up, ready for your idea.',
    scene: 'snack',
    tutorial: '/docs/tutorials/get-started/',
  },
  {
    id: '@playtorch/image-classification',
    title: 'Image classification',
    summary: 'Takes a photo and names the main object in it with MobileNet.',
    scene: 'photo',
    tutorial: '/docs/tutorials/snacks/image-classification/',
  },
  {
    id: '@playtorch/nlp-qa-demo',
    title: 'Question answering',
    summary:
      'Uses DistilBERT to find the answer to your question in a passage.',
    scene: 'qa',
    tutorial: '/docs/tutorials/snacks/nlp-qa/',
  },
  {
    id: '@playtorch/object-detection',
    title: 'Object detection',
    summary: 'Finds objects in an image and draws a labeled box around each.',
    scene: 'object-detection',
    tutorial: '/docs/tutorials/snacks/object-detection/',
  },
  {
    id: '@playtorch/start---object-detection',
    title: 'Object detection, to build yourself',
    summary: 'Where the object detection tutorial starts: you add the model.',
    scene: 'object-detection',
    tutorial: '/docs/tutorials/snacks/object-detection/',
  },
  {
    id: '@playtorch/yolov5-camera',
    title: 'Object detection with YOLOv5',
    summary: 'Takes a photo and finds the objects in it with YOLOv5.',
    scene: 'camera',
    tutorial: '/docs/tutorials/snacks/yolov5/',
  },
  {
    id: '@playtorch/start---yolov5',
    title: 'YOLOv5, to build yourself',
    summary: 'Where the YOLOv5 tutorial starts: you add the model.',
    scene: 'camera',
    tutorial: '/docs/tutorials/snacks/yolov5/',
  },
  {
    id: '@playtorch/animeganv2',
    title: 'Anime portrait',
    summary: 'Redraws a photo in anime style with AnimeGANv2.',
    scene: 'anime-gan',
    tutorial: '/docs/tutorials/snacks/anime-gan/',
  },
  {
    id: '@playtorch/seq2seqnmt',
    title: 'Translation',
    summary:
      'Translates French into English with a sequence-to-sequence model.',
    scene: 'translation',
    tutorial: '/docs/tutorials/snacks/seq2seq-nmt/',
  },
];
