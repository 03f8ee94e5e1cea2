import {dataFlows} from '../src/data/dataFlows';

/** Where a component comes from that a page may name. */
export type PageComponent = {
  module: string;
  /** What it is called there. */
  exported: string;
  /** What the words mean that its attribute `of` may have: a module's default export, or a value. */
  choices?: Readonly<Record<string, {module: string} | {value: object}>>;
};

const components = '@site/src/components';

function ours(name: string): PageComponent {
  return {module: `${components}/${name}`, exported: 'default'};
}

/** The components that generated reference pages are made of. */
const apiNames = [
  'ApiCredit',
  'ApiDeprecated',
  'ApiEvent',
  'ApiHeader',
  'ApiHistory',
  'ApiImportLine',
  'ApiLedger',
  'ApiLedgerEntry',
  'ApiMember',
  'ApiMembers',
  'ApiNote',
  'ApiParameter',
  'ApiParameters',
  'ApiRemoved',
  'ApiReturns',
  'ApiSignature',
  'ApiSymbolItem',
  'ApiSymbolList',
];

/** What `ResultPicture` draws, by the name that pages have for it. */
const pictures = {
  'anime-gan': 'AnimeGan',
  'custom-model': 'CustomModel',
  'gpt-client': 'GptClient',
  'hello-canvas': 'HelloCanvas',
  'hello-tensor': 'HelloTensor',
  'image-classification': 'ImageClassification',
  'live-spec': 'LiveSpec',
  mnist: 'Mnist',
  'nlp-qa': 'QuestionAnswering',
  'object-detection': 'ObjectDetection',
  'seq2seq-nmt': 'Translation',
  'server-model': 'ServerModel',
  'template-app': 'TemplateApp',
  yolov5: 'Yolov5',
};

/**
 * Components that some pages name: each page brings only its own to the browser. A
 * name stays until the last version that uses it is gone. What nearly every page
 * needs is in `src/theme/MDXComponents.tsx`.
 */
export const pageComponents: Readonly<Record<string, PageComponent>> = {
  ...Object.fromEntries(
    apiNames.map((exported) => [
      exported,
      {module: `${components}/apiComponents`, exported},
    ]),
  ),
  DataFlow: {
    ...ours('DataFlow'),
    choices: Object.fromEntries(
      Object.entries(dataFlows).map(([name, value]) => [name, {value}]),
    ),
  },
  ExpoSnack: ours('ExpoSnack'),
  FaqPicture: ours('FaqPicture'),
  ResultPicture: {
    ...ours('ResultPicture'),
    choices: Object.fromEntries(
      Object.entries(pictures).map(([name, file]) => [
        name,
        {module: `${components}/ResultPicture/${file}`},
      ]),
    ),
  },
  Steps: ours('Steps'),
  StoreBadges: ours('StoreBadges'),
  SupportedLibraries: ours('SupportedLibraries'),
  TabItem: {module: '@theme/TabItem', exported: 'default'},
  Tabs: {module: '@theme/Tabs', exported: 'default'},
  TutorialStrip: ours('TutorialStrip'),
};
