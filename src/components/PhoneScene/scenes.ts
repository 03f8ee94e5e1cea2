import type {ComponentType} from 'react';
import type {Scene} from '@site/content/data/snacks';
import {
  AstroBird,
  Canvas,
  QuestionAnswering,
  Snack,
  Translation,
} from './otherScenes';
import {
  AnimeGan,
  Camera,
  ImageSegmentation,
  Mnist,
  ObjectDetection,
  Photo,
} from './visionScenes';

/** The scenes, 160 by 320 each, with their alternative texts. */
export const scenes: Record<Scene, {label: string; Drawing: ComponentType}> = {
  'anime-gan': {
    label: 'a face, one half a photo and the other an anime drawing.',
    Drawing: AnimeGan,
  },
  'astro-bird': {
    label: 'a bird in a space helmet flies between pillars.',
    Drawing: AstroBird,
  },
  camera: {
    label: 'the viewfinder is on a flower and names it a daisy.',
    Drawing: Camera,
  },
  canvas: {
    label: 'a circle, a square and a curve with its control points.',
    Drawing: Canvas,
  },
  'image-segmentation': {
    label: 'a person on a hill, each kind of thing in one flat color.',
    Drawing: ImageSegmentation,
  },
  mnist: {
    label: 'a drawn three over ten bars, the fourth by far the longest.',
    Drawing: Mnist,
  },
  'object-detection': {
    label: 'a cup and a plant, each in a box with its name.',
    Drawing: ObjectDetection,
  },
  photo: {
    label: 'a photo of a cup with the answer “coffee mug”.',
    Drawing: Photo,
  },
  qa: {
    label: 'a question, a passage, and the words in it that answer.',
    Drawing: QuestionAnswering,
  },
  snack: {
    label: 'a few lines of code with a flame inside.',
    Drawing: Snack,
  },
  translation: {
    label: 'the French words le, chat, dort become the, cat, sleeps.',
    Drawing: Translation,
  },
};
