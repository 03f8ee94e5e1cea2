import type {Note} from 'api-versions';
import {arithmeticNotes} from './arithmetic';
import {audioNotes} from './audio';
import {cameraNotes} from './camera';
import {canvasNotes} from './canvas';
import {imageNotes} from './image';
import {mediaNotes} from './media';
import {modelNotes} from './models';
import {moduleNotes} from './modules';
import {tensorNotes} from './tensor';
import {textNotes} from './text';
import {torchNotes} from './torch';
import {torchvisionNotes} from './torchvision';

/** Behaviour that only the code of each version shows. */
export const notes: readonly Note[] = [
  ...cameraNotes,
  ...canvasNotes,
  ...imageNotes,
  ...audioNotes,
  ...modelNotes,
  ...textNotes,
  ...mediaNotes,
  ...arithmeticNotes,
  ...tensorNotes,
  ...torchNotes,
  ...moduleNotes,
  ...torchvisionNotes,
  {
    targets: [],
    from: '0.2.4',
    isNews: true,
    text: 'Android no longer crashes when images or audio are garbage-collected.',
    sources: [],
  },
];
