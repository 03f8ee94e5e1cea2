import {latestVersion} from '../../config/versions';
import type {Example} from './examples';

/** A sample, and the version whose code and package run. */
type ExampleSample = {sample: string; version: string};

function ofLatest(name: string): ExampleSample {
  return {sample: `samples/${name}`, version: latestVersion};
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
    },
    'object-detection': ofLatest('object-detection'),
    photo: ofLatest('image-classification'),
    qa: ofLatest('nlp-qa'),
  };
