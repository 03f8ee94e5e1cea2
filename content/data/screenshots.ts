/** Size at which screenshots are shown; their files have twice as many pixels. */
export const screenshotSize = {width: 236, height: 450};

/** What is seen on the screen of an app, by the name of its screenshot. `npm run app-screenshots` makes them from real runs. */
const screenshotTexts = {
  'anime-gan':
    'A phone with an image of a potted plant, painted in a few flat colors.',
  'astro-bird':
    'A phone with a game: an orange ball for the bird among stars, the words Score: 0, and a button Play.',
  'hello-canvas':
    'A phone that shows a violet square with an orange triangle in it, pointing to the right.',
  'hello-tensor':
    'A phone with the words Shape: 2 × 3 and the sum of six numbers, and a button New numbers.',
  'image-classification':
    'A phone with a camera view of a computer mouse. A label reads mouse, with its percentage; a round button takes the photo.',
  'image-segmentation':
    'A phone with the outline of a potted plant, filled with one color, the words potted plant, and a button Again.',
  'live-camera':
    'A phone with a camera view of a computer mouse. A label at the top reads mouse; there is no button.',
  'live-image-classification':
    'A phone with a camera view of a computer mouse, and a label that reads mouse.',
  mnist:
    'A phone with a violet square on which somebody drew a white 7. Under it two guesses, seven first, and a button Clear.',
  'nlp-qa':
    'A phone with three cards: a passage about a keeper, the question Where was the telescope?, and the answer: and kept a brass telescope in the attic.',
  'object-detection':
    'A phone with an image of a mouse, a cup and a clock. A labeled box is drawn around each.',
  'question-answering':
    'A phone with a passage about a keeper, the question Where was the telescope?, and the answer: he kept a brass telescope in the attic.',
  'seq2seq-nmt':
    'A phone with a French sentence, a button Translate, and the English words i am happy.',
  'speech-to-text':
    'A phone that shows the text two zero two six, which it heard, above a button Record.',
  yolov5:
    'A phone with an image of a mouse, a cup and a clock. A labeled box is drawn around each.',
} as const;

export type ScreenshotName = keyof typeof screenshotTexts;

export const screenshotNames = Object.keys(screenshotTexts) as ScreenshotName[];

/** A picture of a running app. */
export type Screenshot = {
  src: string;
  alt: string;
  /** Whether the middle of the screen shows everything. */
  isCropped?: boolean;
};

export function screenshotOf(name: ScreenshotName): Screenshot {
  return {
    src: `/img/screenshots/${name}.webp`,
    alt: screenshotTexts[name],
    ...(name === 'hello-tensor' && {isCropped: true}),
  };
}
