/** A model file that a sample downloads. */
export type ModelFile = {
  name: string;
  /** URL that the samples load it from. */
  url: string;
  /** Size of the download; unset if unknown. */
  bytes?: number;
  /** Shape of what it takes. */
  input: string;
  /** Shape of what it returns. */
  output: string;
  /** What the indexes in its output stand for. */
  labels: string;
  /** Project whose code and weights were exported. */
  exportedFrom: string;
  /** What the authors of its weights allow. */
  license: string;
  /** Whether a smaller model answers in its place where the app runs in the page. */
  hasStandIn?: boolean;
};

const releases =
  'https://github.com/facebookresearch/playtorch/releases/download';

/** The models of the samples, by name. */
export const models = {
  'mobilenet-v3-small': {
    name: 'MobileNet V3 small',
    url: `${releases}/v0.1.0/mobilenet_v3_small.ptl`,
    bytes: 10_200_005,
    input: '[1, 3, 224, 224], normalized as ImageNet',
    output: '[1, 1000], logits',
    labels: '1000 classes of ImageNet',
    exportedFrom: 'torchvision',
    license: 'BSD-3-Clause (torchvision)',
    hasStandIn: true,
  },
  'distilbert-qa': {
    name: 'DistilBERT for SQuAD',
    url: `${releases}/v0.1.0/bert_qa.ptl`,
    bytes: 138_367_475,
    input: '[1, n], token ids, n up to 360',
    output: 'start_logits and end_logits, [1, n] each',
    labels: '30,522 word pieces',
    exportedFrom: 'Transformers',
    license: 'Apache-2.0',
    hasStandIn: true,
  },
  mnist: {
    name: 'MNIST digits',
    url: `${releases}/v0.1.0/mnist.ptl`,
    bytes: 4_808_760,
    input: '[1, 1, 28, 28], grayscale',
    output: '[1, 10], scores',
    labels: 'Ten digits',
    exportedFrom: 'Not stated',
    license: 'Not stated',
    hasStandIn: true,
  },
  'detr-resnet50': {
    name: 'DETR ResNet-50',
    url: `${releases}/v0.1.0/detr_resnet50.ptl`,
    bytes: 166_514_975,
    input: '[1, 3, h, w], shorter side 800, normalized',
    output: 'pred_logits [1, 100, 92] and pred_boxes [1, 100, 4]',
    labels: '91 classes of COCO',
    exportedFrom: 'DETR',
    license: 'Apache-2.0',
    hasStandIn: true,
  },
  'deeplabv3-mobilenet': {
    name: 'DeepLabV3 with MobileNet V3',
    url: 'https://fb.me/ptl/deeplabv3_mobilenet.ptl',
    bytes: 44_672_620,
    input: '[1, 3, h, w], normalized as ImageNet',
    output: 'out, [1, 21, h, w]',
    labels: '21 classes of Pascal VOC',
    exportedFrom: 'torchvision',
    license: 'BSD-3-Clause (torchvision)',
    hasStandIn: true,
  },
  wav2vec2: {
    name: 'wav2vec 2.0',
    url: `${releases}/v0.1.0/wav2vec2.ptl`,
    input: '[1, samples], 16 kHz, −1 to 1',
    output: 'A string',
    labels: '26 letters, space and apostrophe',
    exportedFrom: 'Transformers',
    license: 'Apache-2.0',
    hasStandIn: true,
  },
  yolov5s: {
    name: 'YOLOv5 small',
    url: `${releases}/v0.2.0/yolov5s.ptl`,
    input: '[1, 3, 640, 640], 0 to 1',
    output: '[1, 25200, 85]',
    labels: '80 classes of COCO',
    exportedFrom: 'Ultralytics YOLOv5',
    license: 'GPL-3.0 in 2022, AGPL-3.0 since 2023',
    hasStandIn: true,
  },
  'animegan2-face-paint': {
    name: 'AnimeGANv2 face paint',
    url: `${releases}/v0.2.0-rc.0/animegan2_face_paint_512_v2.ptl`,
    bytes: 8_643_424,
    input: '[1, 3, 512, 512], −1 to 1',
    output: '[1, 3, 512, 512], −1 to 1',
    labels: 'None',
    exportedFrom: 'animegan2-pytorch',
    license: 'No commercial use (AnimeGANv2)',
    hasStandIn: true,
  },
} as const satisfies Record<string, ModelFile>;

/** Name of a model in {@link models}. */
export type ModelName = keyof typeof models;

/** A size as text, such as `10.2 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** A model that readers make themselves has no file in {@link models}. */
export type StripModel = ModelName | 'own';

/** What to know of a model before an app starts, in the page or elsewhere. */
export function modelFacts(
  model: StripModel,
  runsInPage: boolean,
): [name: string, value: string][] {
  if (model === 'own') {
    return [['Model', 'Your own; on this page, ours']];
  }
  const {name, ...file} = models[model];
  return [
    [
      'Model',
      runsInPage && 'hasStandIn' in file
        ? `${name}; on this page, a stand-in`
        : name,
    ],
    ...('bytes' in file
      ? [['Size', formatBytes(file.bytes)] as [string, string]]
      : []),
  ];
}
