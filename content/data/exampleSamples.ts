import {latestVersion} from '../site/versions';
import type {Example} from './examples';
import type {ModelName} from './models';
import {
  screenshotOf,
  type Screenshot,
  type ScreenshotName,
} from './screenshots';

/** A sample, the version whose code and package run, the picture before they do, and the app's model. */
type ExampleSample = {
  sample: string;
  version: string;
  screenshot: Screenshot;
  model?: ModelName;
};

function ofLatest(name: ScreenshotName, model?: ModelName): ExampleSample {
  return {
    sample: `samples/${name}`,
    version: latestVersion,
    screenshot: screenshotOf(name),
    model,
  };
}

/** Apps that show in the page what an example of the PlayTorch app does. */
export const exampleSamples: Readonly<Record<Example['slug'], ExampleSample>> =
  {
    'anime-gan': ofLatest('anime-gan', 'animegan2-face-paint'),
    'astro-bird': ofLatest('astro-bird'),
    camera: ofLatest('live-camera', 'mobilenet-v3-small'),
    canvas: ofLatest('hello-canvas'),
    'image-segmentation': ofLatest('image-segmentation', 'deeplabv3-mobilenet'),
    // Digits are a tutorial of 0.1 alone.
    mnist: {
      sample: 'samples/mnist-digit-classification/3-guess.tsx',
      version: '0.1',
      screenshot: screenshotOf('mnist'),
      model: 'mnist',
    },
    'object-detection': ofLatest('object-detection', 'detr-resnet50'),
    photo: ofLatest('image-classification', 'mobilenet-v3-small'),
    qa: ofLatest('nlp-qa', 'distilbert-qa'),
  };
