import {expect, it} from 'vitest';
import type {CardName} from '../../runtime/models/cards';
import {findApps} from './findApps';
import {findCard} from './findCard';
import {readSource} from './readSource';

const apps = findApps('.').filter(({sample}) => !sample.includes('steps/'));

/** The apps of the table that have a model. */
const expected: Readonly<Record<string, CardName>> = {
  'anime-gan': 'cartoon',
  'image-classification': 'classifier',
  'image-segmentation': 'segmenter',
  'live-camera': 'classifier',
  'nlp-qa': 'answers',
  'object-detection': 'detector',
  'seq2seq-nmt': 'translation',
  'speech-to-text': 'tones',
  yolov5: 'detector',
};

it.each(Object.entries(expected))(
  'finds the card of %s in every version',
  (name, card) => {
    const found = apps.filter(({sample}) => sample === `samples/${name}`);
    expect(found.length).toBeGreaterThan(0);
    for (const app of found) {
      expect(findCard(readSource(app))).toBe(card);
    }
  },
);

it.each(['hello-tensor', 'hello-canvas', 'astro-bird'])(
  'finds none of %s, which has no model',
  (name) => {
    const app = apps.find(({sample}) => sample === `samples/${name}`);
    expect(app).toBeDefined();
    expect(app && findCard(readSource(app))).toBeUndefined();
  },
);
