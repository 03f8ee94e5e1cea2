import type {FlowStage} from '../../plugins/run-apps/bridge';

/** The kind of data at a stage. */
export type StageKind =
  | 'image'
  | 'bytes'
  | 'tensor'
  | 'text'
  | 'model'
  | 'result';

/** A stage between the input and the output of a program. */
export type Stage = {
  id: string;
  kind: StageKind;
  label: string;
  /** Shape of the data at this stage. */
  shape: string;
  /** The call that produces it from the previous stage. */
  call?: string;
  /** What a running app shows of it. */
  live?: FlowStage;
};

const photo: Stage[] = [
  {
    id: 'image',
    kind: 'image',
    label: 'Photo',
    shape: 'height × width',
    live: 'image',
  },
  {
    id: 'blob',
    kind: 'bytes',
    label: 'Blob',
    shape: 'height · width · 3 bytes',
    call: 'media.toBlob',
    live: 'blob',
  },
  {
    id: 'tensor',
    kind: 'tensor',
    label: 'Tensor',
    shape: '[height, width, 3]',
    call: 'torch.fromBlob',
    live: 'tensor',
  },
];

/** The data flow of each tutorial, by name. */
export const dataFlows = {
  'image-classification': [
    ...photo,
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 224, 224]',
      call: 'permute, div, transforms',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Class scores',
      shape: '[1, 1000]',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Label',
      shape: 'one of 1000',
      call: 'argmax',
      live: 'screen',
    },
  ],
  'nlp-qa': [
    {
      id: 'text',
      kind: 'text',
      label: 'Question and passage',
      shape: 'string',
      live: 'typed',
    },
    {
      id: 'tokens',
      kind: 'text',
      label: 'Token ids',
      shape: 'number[N]',
      call: 'tokenizer.encode',
      live: 'input',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, N] int32',
      call: 'torch.tensor',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Start and end scores',
      shape: '2 × [1, N]',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'span',
      kind: 'tensor',
      label: 'Answer span',
      shape: 'start, end',
      call: 'findSpan',
      live: 'log',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Answer',
      shape: 'string',
      call: 'tokenizer.decode',
      live: 'screen',
    },
  ],
  'object-detection': [
    ...photo,
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 1422, 800]',
      call: 'permute, div, transforms',
      live: 'input',
    },
    {
      id: 'queries',
      kind: 'model',
      label: 'Logits and boxes',
      shape: '[1, 100, 92] and [1, 100, 4]',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Objects',
      shape: 'at most 100',
      call: 'softmax, argmax',
      live: 'log',
    },
  ],
  yolov5: [
    ...photo,
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 640, 640]',
      call: 'permute, div, resize',
      live: 'input',
    },
    {
      id: 'rows',
      kind: 'model',
      label: 'Candidate rows',
      shape: '[1, 25200, 85]',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'candidates',
      kind: 'tensor',
      label: 'Confident boxes',
      shape: 'objectness > 0.3',
      call: 'decode',
      live: 'log',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Objects',
      shape: 'at most 15',
      call: 'non-maximum suppression',
      live: 'log',
    },
  ],
  'anime-gan': [
    ...photo,
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 512, 512] in −1…1',
      call: 'permute, div, transforms, mul, sub',
      live: 'input',
    },
    {
      id: 'painted',
      kind: 'model',
      label: 'Painted tensor',
      shape: '[1, 3, 512, 512] in −1…1',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'pixels',
      kind: 'tensor',
      label: 'Pixels',
      shape: '[3, 512, 512] uint8',
      call: 'squeeze, add, div, mul, to',
      live: 'pixels',
    },
    {
      id: 'result',
      kind: 'image',
      label: 'Painting',
      shape: '512 × 512',
      call: 'media.imageFromTensor',
      live: 'painting',
    },
  ],
  'seq2seq-nmt': [
    {
      id: 'text',
      kind: 'text',
      label: 'French words',
      shape: 'string[N]',
      live: 'typed',
    },
    {
      id: 'ids',
      kind: 'text',
      label: 'Word ids',
      shape: 'number[N]',
      call: 'vocabulary look-up',
    },
    {
      id: 'encoded',
      kind: 'model',
      label: 'Encoder outputs',
      shape: '[50, 256]',
      call: 'encoder.forward, once a word',
      live: 'memory',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Word scores',
      shape: '[1, vocabulary]',
      call: 'decoder.forward, once a word',
      live: 'output',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'English words',
      shape: 'until the end token',
      call: 'argmax',
      live: 'screen',
    },
  ],
  'speech-to-text': [
    {
      id: 'recording',
      kind: 'bytes',
      label: 'Recording',
      shape: '16,000 samples a second',
      call: 'AudioUtil.stopRecord',
    },
    {
      id: 'blob',
      kind: 'bytes',
      label: 'Blob',
      shape: '2 bytes a sample',
      call: 'media.toBlob',
      live: 'blob',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, samples] in −1…1',
      call: 'torch.fromBlob, div',
      live: 'input',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Transcript',
      shape: 'string',
      call: 'model.forward',
      live: 'screen',
    },
  ],
  'live-camera': [
    {
      id: 'frame',
      kind: 'image',
      label: 'Frame',
      shape: 'height × width',
      call: 'onFrame',
      live: 'image',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 224, 224]',
      call: 'toBlob, fromBlob, transforms',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Class scores',
      shape: '[1, 1000]',
      call: 'model.forward',
      live: 'output',
    },
    {
      id: 'label',
      kind: 'result',
      label: 'Label',
      shape: 'if probability > 0.3',
      call: 'softmax, argmax',
      live: 'screen',
    },
    {
      id: 'result',
      kind: 'image',
      label: 'Next frame',
      shape: 'the newest one',
      call: 'frame.release',
      live: 'log',
    },
  ],
  'live-image-classification': [
    {id: 'image', kind: 'image', label: 'Image', shape: 'height × width'},
    {
      id: 'square',
      kind: 'image',
      label: 'Square',
      shape: '224 × 224',
      call: 'center_crop, scale',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 3, 224, 224]',
      call: 'rgb_norm',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Class scores',
      shape: '[1, 1000]',
      call: 'the model',
      live: 'output',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Result',
      shape: '{maxIdx, confidence}',
      call: 'argmax',
      live: 'screen',
    },
  ],
  'live-question-answering': [
    {
      id: 'text',
      kind: 'text',
      label: 'Question and passage',
      shape: 'string',
      live: 'typed',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Token ids',
      shape: '[1, 360] int64',
      call: 'tensor_from_string',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Start and end scores',
      shape: '2 × [1, 360]',
      call: 'the model',
      live: 'output',
    },
    {
      id: 'answer',
      kind: 'result',
      label: 'Answer',
      shape: 'string or null',
      call: 'bert_decode_qa_answer',
      live: 'screen',
    },
  ],
  mnist: [
    {id: 'drawing', kind: 'image', label: 'Canvas', shape: 'size × size'},
    {
      id: 'image',
      kind: 'image',
      label: 'Image',
      shape: 'size × size',
      call: 'getImageData, fromImageData',
    },
    {
      id: 'pixels',
      kind: 'image',
      label: 'Small picture',
      shape: '28 × 28',
      call: 'center_crop, scale',
    },
    {
      id: 'input',
      kind: 'tensor',
      label: 'Model input',
      shape: '[1, 1, 28, 28]',
      call: 'greyscale_norm',
      live: 'input',
    },
    {
      id: 'scores',
      kind: 'model',
      label: 'Scores',
      shape: '10 numbers',
      call: 'the model',
      live: 'output',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Guesses',
      shape: 'two digits',
      call: 'softmax, sort',
      live: 'screen',
    },
  ],
  'gpt-server': [
    {id: 'prompt', kind: 'text', label: 'Prompt', shape: 'string'},
    {
      id: 'request',
      kind: 'bytes',
      label: 'Request',
      shape: 'form with prompt',
      call: 'POST /gpt',
    },
    {
      id: 'generated',
      kind: 'model',
      label: 'Generated text',
      shape: 'string',
      call: 'GPT-Neo',
    },
    {
      id: 'response',
      kind: 'bytes',
      label: 'Response',
      shape: 'JSON with generated_text',
      call: 'jsonify',
    },
    {
      id: 'result',
      kind: 'result',
      label: 'Text on the screen',
      shape: 'string',
      call: 'response.json',
    },
  ],
} as const satisfies Record<string, readonly Stage[]>;
