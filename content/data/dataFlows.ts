import type {Stage} from 'run-in-page/data';

/** The kind of data at a node. */
export type NodeKind =
  | 'image'
  | 'bytes'
  | 'tensor'
  | 'text'
  | 'model'
  | 'result';

/** A node between the input and the output of a program. */
export type FlowNode = {
  id: string;
  kind: NodeKind;
  label: string;
  /** Shape of the data at this node. */
  shape: string;
  /** The call that produces it from the previous node. */
  call?: string;
  /** What a running app shows of it. */
  live?: Stage;
};

/** A tensor of the pixels of an image. */
const pixels = 'uint8 [*, *, 3]';

function picture(node: Omit<FlowNode, 'kind'>): FlowNode {
  return {kind: 'image', live: {tensor: pixels, as: 'picture'}, ...node};
}

function modelInput(node: Pick<FlowNode, 'shape' | 'call'>): FlowNode {
  return {
    id: 'input',
    kind: 'tensor',
    label: 'Model input',
    live: {input: 0},
    ...node,
  };
}

function modelOutput(node: Omit<FlowNode, 'kind'>): FlowNode {
  return {kind: 'model', call: 'model.forward', live: {outputs: 2}, ...node};
}

function result(node: Omit<FlowNode, 'id' | 'kind'> & {id?: string}): FlowNode {
  return {id: 'result', kind: 'result', live: {text: 'screen'}, ...node};
}

const photo: FlowNode[] = [
  picture({id: 'image', label: 'Photo', shape: 'height × width'}),
  {
    id: 'blob',
    kind: 'bytes',
    label: 'Blob',
    shape: 'height · width · 3 bytes',
    call: 'media.toBlob',
    live: {tensor: pixels, as: 'bytes'},
  },
  {
    id: 'tensor',
    kind: 'tensor',
    label: 'Tensor',
    shape: '[height, width, 3]',
    call: 'torch.fromBlob',
    live: {tensor: pixels, as: 'numbers'},
  },
];

const classScores = {
  id: 'scores',
  label: 'Class scores',
  shape: '[1, 1000]',
};

const questionAndPassage: FlowNode = {
  id: 'text',
  kind: 'text',
  label: 'Question and passage',
  shape: 'string',
  live: {text: 'typed'},
};

/** The data flow of each tutorial, by name. */
export const dataFlows: Readonly<Record<string, readonly FlowNode[]>> = {
  'image-classification': [
    ...photo,
    modelInput({shape: '[1, 3, 224, 224]', call: 'permute, div, transforms'}),
    modelOutput(classScores),
    result({label: 'Label', shape: 'one of 1000', call: 'argmax'}),
  ],
  'nlp-qa': [
    questionAndPassage,
    {
      id: 'tokens',
      kind: 'text',
      label: 'Token ids',
      shape: 'number[N]',
      call: 'tokenizer.encode',
      live: {input: 0},
    },
    modelInput({shape: '[1, N] int32', call: 'torch.tensor'}),
    modelOutput({
      id: 'scores',
      label: 'Start and end scores',
      shape: '2 × [1, N]',
    }),
    {
      id: 'span',
      kind: 'tensor',
      label: 'Answer span',
      shape: 'start, end',
      call: 'findSpan',
      live: {text: 'log'},
    },
    result({label: 'Answer', shape: 'string', call: 'tokenizer.decode'}),
  ],
  'object-detection': [
    ...photo,
    modelInput({shape: '[1, 3, 1422, 800]', call: 'permute, div, transforms'}),
    modelOutput({
      id: 'queries',
      label: 'Logits and boxes',
      shape: '[1, 100, 92] and [1, 100, 4]',
    }),
    result({
      label: 'Objects',
      shape: 'at most 100',
      call: 'softmax, argmax',
      live: {text: 'drawn'},
    }),
  ],
  yolov5: [
    ...photo,
    modelInput({shape: '[1, 3, 640, 640]', call: 'permute, div, resize'}),
    modelOutput({id: 'rows', label: 'Candidate rows', shape: '[1, 25200, 85]'}),
    {
      id: 'candidates',
      kind: 'tensor',
      label: 'Confident boxes',
      shape: 'objectness > 0.3',
      call: 'decode',
      live: {text: 'log'},
    },
    result({
      label: 'Objects',
      shape: 'at most 15',
      call: 'non-maximum suppression',
      live: {text: 'drawn'},
    }),
  ],
  'anime-gan': [
    ...photo,
    modelInput({
      shape: '[1, 3, 512, 512] in −1…1',
      call: 'permute, div, transforms, mul, sub',
    }),
    modelOutput({
      id: 'painted',
      label: 'Painted tensor',
      shape: '[1, 3, 512, 512] in −1…1',
    }),
    {
      id: 'pixels',
      kind: 'tensor',
      label: 'Pixels',
      shape: '[3, 512, 512] uint8',
      call: 'squeeze, add, div, mul, to',
      live: {tensor: 'uint8 [3, *, *]', as: 'numbers'},
    },
    picture({
      id: 'result',
      label: 'Painting',
      shape: '512 × 512',
      call: 'media.imageFromTensor',
      live: {tensor: 'uint8 [3, *, *]', as: 'picture'},
    }),
  ],
  'seq2seq-nmt': [
    {
      id: 'text',
      kind: 'text',
      label: 'French words',
      shape: 'string[N]',
      live: {text: 'typed'},
    },
    {
      id: 'ids',
      kind: 'text',
      label: 'Word ids',
      shape: 'number[N]',
      call: 'vocabulary look-up',
      live: {input: 0, of: 'encoder.ptl', isSeries: true},
    },
    {
      id: 'encoded',
      kind: 'model',
      label: 'Encoder outputs',
      shape: '[50, 256]',
      call: 'encoder.forward, once a word',
      live: {input: 2, of: 'decoder.ptl'},
    },
    modelOutput({
      id: 'scores',
      label: 'Word scores',
      // The state comes after them.
      live: {outputs: 1, of: 'decoder.ptl'},
      shape: '[1, vocabulary]',
      call: 'decoder.forward, once a word',
    }),
    result({
      label: 'English words',
      shape: 'until the end token',
      call: 'argmax',
    }),
  ],
  'speech-to-text': [
    {
      id: 'recording',
      kind: 'bytes',
      label: 'Recording',
      shape: '16,000 samples a second',
      call: 'AudioUtil.stopRecord',
      live: {tensor: 'int16 [1, *]', as: 'samples'},
    },
    {
      id: 'blob',
      kind: 'bytes',
      label: 'Blob',
      shape: '2 bytes a sample',
      call: 'media.toBlob',
      live: {tensor: 'int16 [1, *]', as: 'bytes'},
    },
    modelInput({shape: '[1, samples] in −1…1', call: 'torch.fromBlob, div'}),
    result({label: 'Transcript', shape: 'string', call: 'model.forward'}),
  ],
  'live-camera': [
    picture({
      id: 'frame',
      label: 'Frame',
      shape: 'height × width',
      call: 'onFrame',
    }),
    modelInput({
      shape: '[1, 3, 224, 224]',
      call: 'toBlob, fromBlob, transforms',
    }),
    modelOutput(classScores),
    result({
      id: 'label',
      label: 'Label',
      shape: 'if probability > 0.3',
      call: 'softmax, argmax',
    }),
    picture({
      id: 'result',
      label: 'Next frame',
      shape: 'the newest one',
      call: 'frame.release',
      live: {text: 'log'},
    }),
  ],
  'live-image-classification': [
    picture({
      id: 'image',
      label: 'Image',
      shape: 'height × width',
      live: {packed: 'image'},
    }),
    picture({
      id: 'square',
      label: 'Square',
      shape: '224 × 224',
      call: 'center_crop, scale',
      live: {packed: 'square'},
    }),
    modelInput({shape: '[1, 3, 224, 224]', call: 'rgb_norm'}),
    modelOutput({...classScores, call: 'the model'}),
    result({label: 'Result', shape: '{maxIdx, confidence}', call: 'argmax'}),
  ],
  'live-question-answering': [
    questionAndPassage,
    {
      id: 'input',
      kind: 'tensor',
      label: 'Token ids',
      shape: '[1, 360] int64',
      call: 'tensor_from_string',
      live: {input: 0},
    },
    modelOutput({
      id: 'scores',
      label: 'Start and end scores',
      shape: '2 × [1, 360]',
      call: 'the model',
    }),
    result({
      id: 'answer',
      label: 'Answer',
      shape: 'string or null',
      call: 'bert_decode_qa_answer',
    }),
  ],
  mnist: [
    picture({
      id: 'drawing',
      label: 'Canvas',
      shape: 'size × size',
      live: {packed: 'image'},
    }),
    picture({
      id: 'image',
      label: 'Image',
      shape: 'size × size',
      call: 'getImageData, fromImageData',
      live: {packed: 'image'},
    }),
    picture({
      id: 'pixels',
      label: 'Small picture',
      shape: '28 × 28',
      call: 'center_crop, scale',
      live: {packed: 'square'},
    }),
    modelInput({shape: '[1, 1, 28, 28]', call: 'greyscale_norm'}),
    modelOutput({
      id: 'scores',
      label: 'Scores',
      shape: '10 numbers',
      call: 'the model',
    }),
    result({label: 'Guesses', shape: 'two digits', call: 'softmax, sort'}),
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
};
