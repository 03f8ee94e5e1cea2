import {brand} from '../site/brand';

/** An example in the PlayTorch app. */
export type Example = {
  slug:
    | 'anime-gan'
    | 'astro-bird'
    | 'camera'
    | 'canvas'
    | 'image-segmentation'
    | 'mnist'
    | 'object-detection'
    | 'photo'
    | 'qa';
  title: string;
  topic: 'Vision' | 'Language' | 'Visualization' | 'Game';
  summary: string;
  needsCamera: boolean;
};

/** The app's examples, by the slug of their deep links. */
export const examples: readonly Example[] = [
  {
    slug: 'anime-gan',
    title: 'Anime portrait',
    topic: 'Vision',
    summary: 'Redraws a photo of a face in anime style with AnimeGANv2.',
    needsCamera: false,
  },
  {
    slug: 'image-segmentation',
    title: 'Image segmentation',
    topic: 'Vision',
    summary: 'Uses DeepLabV3 to color every pixel of a photo by what it shows.',
    needsCamera: false,
  },
  {
    slug: 'photo',
    title: 'Photo classification',
    topic: 'Vision',
    summary: 'Uses a MobileNet or ResNet to name the main object of a photo.',
    needsCamera: false,
  },
  {
    slug: 'camera',
    title: 'Live camera',
    topic: 'Vision',
    summary: 'Names what the camera sees, frame by frame.',
    needsCamera: true,
  },
  {
    slug: 'object-detection',
    title: 'Object detection',
    topic: 'Vision',
    summary: 'Finds objects with DETR and draws a labeled box around each.',
    needsCamera: true,
  },
  {
    slug: 'mnist',
    title: 'Handwritten digits',
    topic: 'Vision',
    summary: 'Reads the digit you draw with your finger.',
    needsCamera: false,
  },
  {
    slug: 'qa',
    title: 'Question answering',
    topic: 'Language',
    summary:
      'Uses DistilBERT to find the answer to your question in a passage.',
    needsCamera: false,
  },
  {
    slug: 'canvas',
    title: 'Canvas',
    topic: 'Visualization',
    summary: 'Shows what the Canvas component can draw.',
    needsCamera: false,
  },
  {
    slug: 'astro-bird',
    title: 'Astro Bird',
    topic: 'Game',
    summary: 'A small game drawn frame by frame on the Canvas.',
    needsCamera: false,
  },
];

/** URL that opens an example in the PlayTorch app. */
export function exampleDeepLink(slug: string): string {
  return `${brand.id}://example?example=${encodeURIComponent(slug)}`;
}
