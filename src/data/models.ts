/** A model file that a sample downloads. */
type ModelFile = {
  name: string;
  /** URL that the samples load it from. */
  url: string;
  /** Size of the download; unset if unknown. */
  bytes?: number;
};

const releases =
  'https://github.com/facebookresearch/playtorch/releases/download';

/** The models of the samples, by name. */
export const models = {
  'mobilenet-v3-small': {
    name: 'MobileNet V3 small',
    url: `${releases}/v0.1.0/mobilenet_v3_small.ptl`,
    bytes: 10_200_005,
  },
  'distilbert-qa': {
    name: 'DistilBERT for SQuAD',
    url: `${releases}/v0.1.0/bert_qa.ptl`,
    bytes: 138_367_475,
  },
  mnist: {
    name: 'MNIST digits',
    url: `${releases}/v0.1.0/mnist.ptl`,
    bytes: 4_808_760,
  },
  'detr-resnet50': {
    name: 'DETR ResNet-50',
    url: `${releases}/v0.1.0/detr_resnet50.ptl`,
    bytes: 166_514_975,
  },
  'deeplabv3-mobilenet': {
    name: 'DeepLabV3 with MobileNet V3',
    url: 'https://fb.me/ptl/deeplabv3_mobilenet.ptl',
    bytes: 44_672_620,
  },
  wav2vec2: {name: 'wav2vec 2.0', url: `${releases}/v0.1.0/wav2vec2.ptl`},
  yolov5s: {name: 'YOLOv5 small', url: `${releases}/v0.2.0/yolov5s.ptl`},
  'animegan2-face-paint': {
    name: 'AnimeGANv2 face paint',
    url: `${releases}/v0.2.0-rc.0/animegan2_face_paint_512_v2.ptl`,
    bytes: 8_643_424,
  },
} as const satisfies Record<string, ModelFile>;

/** Name of a model in {@link models}. */
export type ModelName = keyof typeof models;

/** A size as text, such as `10.2 MB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}
