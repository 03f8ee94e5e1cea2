import type {AssetName} from './assets';
import type {CardName} from './cards';

/** What answers in the page for an address that a sample asks for. */
type Served =
  | {
      kind: 'model';
      card: CardName;
      /** Its file. */
      asset: AssetName;
      /** What it gives: a model of the reader's has to give the same. A size that may differ is `*`. */
      gives: string;
    }
  /** A JSON file, such as labels. */
  | {kind: 'document'; asset: AssetName}
  /** Nothing: the sample runs up to here, and the frame says why. */
  | {kind: 'missing'; reason: string};

const model = (card: CardName, asset: AssetName, gives: string): Served => ({
  kind: 'model',
  card,
  asset,
  gives,
});

const document = (asset: AssetName): Served => ({kind: 'document', asset});

const classifier = model('classifier', 'classifier.ptl', 'float32 [1, 1000]');
const answers = model(
  'answers',
  'answers.ptl',
  '{start_logits: float32 [1, *], end_logits: float32 [1, *]}',
);

const ownServer: Served = {
  kind: 'missing',
  reason:
    'This app talks to a server that you start yourself, which a page of this site cannot reach.',
};

const releases =
  'https://github.com/facebookresearch/playtorch/releases/download';
const translation = 'https://example.com/seq2seq';

/** By the address in the sample; files of the app's own folder by the path that it requires. */
export const registry: Readonly<Record<string, Served>> = {
  [`${releases}/v0.1.0/mobilenet_v3_small.ptl`]: classifier,
  '../../models/mobilenet_v3_small.ptl': classifier,
  [`${releases}/v0.1.0/ImageNetClasses.json`]: document('ImageNetClasses.json'),
  '../MobileNetV3Classes': document('ImageNetClasses.json'),
  [`${releases}/v0.1.0/detr_resnet50.ptl`]: model(
    'detector',
    'detr.ptl',
    '{pred_logits: float32 [1, 100, 92], pred_boxes: float32 [1, 100, 4]}',
  ),
  [`${releases}/v0.2.0/yolov5s.ptl`]: model(
    'detector',
    'yolo.ptl',
    '[float32 [1, 25200, 85]]',
  ),
  'https://unpkg.com/react-native-template-pytorch-live@0.2.3/template/assets/coco/coco.json':
    document('coco.json'),
  [`${releases}/v0.2.0-rc.0/animegan2_face_paint_512_v2.ptl`]: model(
    'cartoon',
    'cartoon.ptl',
    'float32 [1, 3, *, *]',
  ),
  'https://fb.me/ptl/deeplabv3_mobilenet.ptl': model(
    'segmenter',
    'segmenter.ptl',
    '{out: float32 [1, 21, *, *]}',
  ),
  [`${translation}/encoder.ptl`]: model(
    'translation',
    'encoder.ptl',
    '[float32 [1, 1, 256], float32 [1, 1, 256]]',
  ),
  [`${translation}/decoder.ptl`]: model(
    'translation',
    'decoder.ptl',
    '[float32 [1, *], float32 [1, 1, 256]]',
  ),
  [`${translation}/source_wrd2idx.json`]: document('source_wrd2idx.json'),
  [`${translation}/target_idx2wrd.json`]: document('target_idx2wrd.json'),
  [`${releases}/v0.1.0/bert_qa.ptl`]: answers,
  '../../models/bert_qa.ptl': answers,
  [`${releases}/v0.1.0/BERTVocab.json`]: document('BERTVocab.json'),
  '../../models/mnist.ptl': model('digits', 'digits.ptl', 'float32 [1, 10]'),
  [`${releases}/v0.1.0/wav2vec2.ptl`]: model('tones', 'tones.ptl', 'str'),
  'http://192.168.1.20:5000': ownServer,
  'http://192.168.1.20:5000/gpt': ownServer,
};

/** What serves an address; one that nobody knows is missing too. */
export function findServed(address: string): Served {
  return (
    registry[address] ?? {
      kind: 'missing',
      reason: `${address}: nothing is loaded from other hosts.`,
    }
  );
}
