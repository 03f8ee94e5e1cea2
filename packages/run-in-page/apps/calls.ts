import {isBitmap} from '../isBitmap';
import {
  anyOf,
  arrayOf,
  isBuffer,
  isNumber,
  isString,
  isText,
  literal,
  objectOf,
  optional,
  recordOf,
  tuple,
  type Shape,
} from '../shape';
import type {Flow} from './bridge';
import {called} from '../port';
import {isModelFacts} from './modelCalls';
import {isValue} from './values';

const isBlob: Shape<Blob> = (data) => data instanceof Blob;
const isFile: Shape<File> = (data) => data instanceof File;

/** A small picture, which loads nothing. */
const isPicture: Shape<string> = (data): data is string =>
  isText(data) && /^data:image\/jpeg;base64,[\w+/=]*$/.test(data);

const isFlow: Shape<Flow> = recordOf(
  objectOf({text: isText, picture: optional(isPicture)}),
);

/** What an app may call in the page. */
export const pageCalls = {
  print: called([isText]),
  fail: called([isText, optional(objectOf({file: isString, line: isNumber}))]),
  say: called([isText]),
  observe: called([isNumber, optional(isFlow)]),
  showCamera: called([]),
  showMicrophone: called([]),
  openFile: called([isFile]),
  readModelWorker: called([], isString),
  read: called([isString], isBuffer),
  findOwnModel: called([isString], optional(isModelFacts)),
  runOwnModel: called([isString, isString, arrayOf(isValue)], isValue),
  film: called([anyOf(literal('back'), literal('front'))], isNumber),
  closeCamera: called([isNumber]),
};

/** What the page may call in the frame of an app. */
export const frameCalls = {
  start: called([
    arrayOf(tuple<readonly [string, string]>(isString, isString)),
  ]),
  showPicture: called([isString]),
  showScene: called([
    arrayOf(
      objectOf({thing: isString, x: isNumber, y: isNumber, size: isNumber}),
    ),
  ]),
  showPhoto: called(
    [isBlob],
    optional(objectOf({width: isNumber, height: isNumber})),
  ),
  openCamera: called([]),
  takeOwnModels: called([]),
  showFrame: called([isNumber, isBitmap]),
  dial: called([isString]),
};
