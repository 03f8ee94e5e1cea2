import mobileNet from '../../samples/make-model/live.spec.json';
import type {LoadedModel} from '../native/torchlive/types';

const digits = {
  pack: {
    type: 'tensor_from_image',
    image: 'image',
    transforms: [
      {
        type: 'image_to_image',
        name: 'center_crop',
        width: '$crop_width',
        height: '$crop_height',
      },
      {
        type: 'image_to_image',
        name: 'scale',
        width: '$scale_width',
        height: '$scale_height',
      },
      {
        type: 'image_to_tensor',
        name: 'greyscale_norm',
        mean: 0.1307,
        std: 0.3081,
        colorBackground: '$colorBackground',
        colorForeground: '$colorForeground',
      },
    ],
  },
  unpack: {type: 'tensor', dtype: 'float', key: 'scores'},
};

const answers = {
  pack: {
    type: 'tensor_from_string',
    tokenizer: 'bert',
    string: '$text',
    model_input_length: '$modelInputLength',
  },
  unpack: {type: 'bert_decode_qa_answer', key: 'answer'},
};

/** How the bundled models of 0.1 pack and unpack. */
export const liveSpecs = {digits, mobileNet, answers};

/** A model that carries its live spec, as the bundled ones do. */
export function withLiveSpec(model: LoadedModel, spec: object): LoadedModel {
  const extraFiles = {'model/live.spec.json': JSON.stringify(spec)};
  return {...model, extraFiles};
}
