import type {LoadedModel} from '../native/torchlive/types';
import type {AssetName, ReadAsset} from './assets';
import type {CardName} from './cards';

/** A model that answers in the page. */
export type ServedModel = {
  kind: 'model';
  card: CardName;
  /** Weights that it needs; the page shows their progress. */
  assets: readonly AssetName[];
  /** Loads its code and its weights, and nothing of other models. */
  load: (read: ReadAsset) => Promise<LoadedModel>;
};

/** What answers in the page for an address that a sample asks for. */
type Served =
  | ServedModel
  /** A JSON file, such as labels. */
  | {kind: 'document'; asset: AssetName}
  /** Nothing: the sample runs up to here, and the frame says why. */
  | {kind: 'missing'; reason: string};

type Create = (file: ArrayBuffer) => LoadedModel;

function model(
  card: CardName,
  asset: AssetName,
  importCreate: () => Promise<Create>,
): Served {
  return {
    kind: 'model',
    card,
    assets: [asset],
    async load(read) {
      const [create, file] = await Promise.all([importCreate(), read(asset)]);
      return create(file);
    },
  };
}

const document = (asset: AssetName): Served => ({kind: 'document', asset});

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
  [`${releases}/v0.1.0/mobilenet_v3_small.ptl`]: model(
    'classifier',
    'classifier.bin',
    async () => {
      const {createClassifierModel} = await import('./classifierModel');
      return createClassifierModel;
    },
  ),
  '../../models/mobilenet_v3_small.ptl': model(
    'classifier',
    'classifier.bin',
    async () => {
      const [{createClassifierModel}, {liveSpecs, withLiveSpec}] =
        await Promise.all([import('./classifierModel'), import('./liveSpecs')]);
      return (file) =>
        withLiveSpec(createClassifierModel(file), liveSpecs.mobileNet);
    },
  ),
  [`${releases}/v0.1.0/ImageNetClasses.json`]: document('ImageNetClasses.json'),
  '../MobileNetV3Classes': document('ImageNetClasses.json'),
  [`${releases}/v0.1.0/detr_resnet50.ptl`]: model(
    'detector',
    'detector.bin',
    async () => {
      const {createDetrModel} = await import('./detrModel');
      return createDetrModel;
    },
  ),
  [`${releases}/v0.2.0/yolov5s.ptl`]: model(
    'detector',
    'detector.bin',
    async () => {
      const {createYoloModel} = await import('./yoloModel');
      return createYoloModel;
    },
  ),
  'https://unpkg.com/react-native-template-pytorch-live@0.2.3/template/assets/coco/coco.json':
    document('coco.json'),
  [`${releases}/v0.2.0-rc.0/animegan2_face_paint_512_v2.ptl`]: model(
    'cartoon',
    'cartoon.bin',
    async () => {
      const {createCartoonModel} = await import('./cartoonModel');
      return createCartoonModel;
    },
  ),
  'https://fb.me/ptl/deeplabv3_mobilenet.ptl': model(
    'segmenter',
    'segmenter.bin',
    async () => {
      const {createSegmenterModel} = await import('./segmenterModel');
      return createSegmenterModel;
    },
  ),
  [`${translation}/encoder.ptl`]: model(
    'translation',
    'translation.bin',
    async () => {
      const {createEncoder} = await import('./translationModels');
      return createEncoder;
    },
  ),
  [`${translation}/decoder.ptl`]: model(
    'translation',
    'translation.bin',
    async () => {
      const {createDecoder} = await import('./translationModels');
      return createDecoder;
    },
  ),
  [`${translation}/source_wrd2idx.json`]: document('source_wrd2idx.json'),
  [`${translation}/target_idx2wrd.json`]: document('target_idx2wrd.json'),
  [`${releases}/v0.1.0/bert_qa.ptl`]: {
    kind: 'model',
    card: 'answers',
    assets: [],
    async load() {
      const {createAnswerModel} = await import('./answerModel');
      return createAnswerModel();
    },
  },
  '../../models/bert_qa.ptl': model('answers', 'BERTVocab.json', async () => {
    const [{createAnswerModel}, {liveSpecs, withLiveSpec}] = await Promise.all([
      import('./answerModel'),
      import('./liveSpecs'),
    ]);
    return (file) => {
      const {vocab} = JSON.parse(new TextDecoder().decode(file)) as {
        vocab: string;
      };
      const spec = {...liveSpecs.answers, vocabulary_bert: vocab};
      return withLiveSpec(createAnswerModel(), spec);
    };
  }),
  [`${releases}/v0.1.0/BERTVocab.json`]: document('BERTVocab.json'),
  '../../models/mnist.ptl': model('digits', 'digits.bin', async () => {
    const [{createDigitModel}, {liveSpecs, withLiveSpec}] = await Promise.all([
      import('./digitModel'),
      import('./liveSpecs'),
    ]);
    return (file) => withLiveSpec(createDigitModel(file), liveSpecs.digits);
  }),
  [`${releases}/v0.1.0/wav2vec2.ptl`]: {
    kind: 'model',
    card: 'tones',
    assets: [],
    async load() {
      const {createToneModel} = await import('./toneModel');
      return createToneModel();
    },
  },
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
