import type {Example} from './examples';

/** Apps that show in the page what an example of the PlayTorch app does. */
export const exampleSamples: Readonly<
  Partial<Record<Example['slug'], string>>
> = {
  'anime-gan': 'samples/anime-gan',
  photo: 'samples/image-classification',
  camera: 'samples/live-camera',
  'object-detection': 'samples/object-detection',
  qa: 'samples/nlp-qa',
  canvas: 'samples/hello-canvas',
};
