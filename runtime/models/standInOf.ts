import type {LoadedModel} from '../native/torchlive/types';
import {createCartoonModel} from './cartoonModel';
import {createClassifierModel} from './classifierModel';
import {createDetrModel} from './detrModel';
import {createTranslationModels} from './translationModels';
import {createYoloModel} from './yoloModel';

/** A network that answers in the place of the one at an address. */
export type StandIn = {
  /** Name of its weights file, without the extension. */
  weights: string;
  create: (file: ArrayBuffer) => LoadedModel;
};

/** By the end of the address that a sample loads its model from. */
const standIns: Readonly<Record<string, StandIn>> = {
  '/mobilenet_v3_small.ptl': {
    weights: 'classifier',
    create: createClassifierModel,
  },
  '/detr_resnet50.ptl': {weights: 'detector', create: createDetrModel},
  '/yolov5s.ptl': {weights: 'detector', create: createYoloModel},
  '/animegan2_face_paint_512_v2.ptl': {
    weights: 'cartoon',
    create: createCartoonModel,
  },
  '/seq2seq/encoder.ptl': {
    weights: 'translation',
    create: (file) => createTranslationModels(file).encoder,
  },
  '/seq2seq/decoder.ptl': {
    weights: 'translation',
    create: (file) => createTranslationModels(file).decoder,
  },
};

/** What stands in for the model at an address; `undefined` if nothing does. */
export function standInOf(url: string): StandIn | undefined {
  return Object.entries(standIns).find(([end]) => url.endsWith(end))?.[1];
}
