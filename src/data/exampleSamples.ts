import {latestVersion} from '../../config/versions';
import type {Example} from './examples';
import {stillOf, type Still, type StillName} from './stills';

/** A sample, the version whose code and package run, and the picture before they do. */
type ExampleSample = {sample: string; version: string; still: Still};

function ofLatest(name: StillName): ExampleSample {
  return {
    sample: `samples/${name}`,
    version: latestVersion,
    still: stillOf(name),
  };
}

/** Apps that show in the page what an example of the PlayTorch app does. */
export const exampleSamples: Readonly<Record<Example['slug'], ExampleSample>> =
  {
    'anime-gan': ofLatest('anime-gan'),
    'astro-bird': ofLatest('astro-bird'),
    camera: ofLatest('live-camera'),
    canvas: ofLatest('hello-canvas'),
    'image-segmentation': ofLatest('image-segmentation'),
    // Digits are a tutorial of 0.1 alone.
    mnist: {
      sample: 'samples/mnist-digit-classification/3-guess.tsx',
      version: '0.1',
      still: stillOf('mnist'),
    },
    'object-detection': ofLatest('object-detection'),
    photo: ofLatest('image-classification'),
    qa: ofLatest('nlp-qa'),
  };
