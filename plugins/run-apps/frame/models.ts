import sourceIds from '../../../runtime/models/source_wrd2idx.json';
import {standInOf} from '../../../runtime/models/standInOf';
import targetWords from '../../../runtime/models/target_idx2wrd.json';
import {things} from '../../../runtime/models/things';

const emptyPlaces = [0, 12, 26, 29, 30, 45, 66, 68, 69, 71, 83];

function cocoNames(): string[] {
  const names = Array.from({length: 91}, (_, index) =>
    emptyPlaces.includes(index) ? 'N/A' : `thing ${index}`,
  );
  for (const {coco, name} of things) {
    names[coco] = name;
  }
  return names;
}

function imageNetNames(): string[] {
  const names = Array.from({length: 1000}, (_, index) => `class ${index}`);
  for (const {imageNet, imageNetLabel} of things) {
    names[imageNet] = imageNetLabel;
  }
  return names;
}

const documents: Readonly<Record<string, () => unknown>> = {
  'coco.json': cocoNames,
  'ImageNetClasses.json': imageNetNames,
  'source_wrd2idx.json': () => sourceIds,
  'target_idx2wrd.json': () => targetWords,
};

/** What is said of a model while it answers in another's place. */
export const cardLines: Readonly<Record<string, string>> = {
  cartoon: 'Stand-in: a small network that imitates a cartoon filter.',
  classifier: 'Stand-in: trained on drawings, it does not know photos.',
  detector: 'Stand-in: trained on drawings, it does not know photos.',
  translation: 'Stand-in: trained on generated sentences, it knows few words.',
};

/** What answers in the place of the model at an address; undefined if nothing does. */
export const findModel = standInOf;

/** The document at an address; undefined if the site does not have it. */
export function findDocument(url: string): unknown {
  return documents[url.slice(url.lastIndexOf('/') + 1)]?.();
}
