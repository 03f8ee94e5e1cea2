import {dataFlows} from '../src/data/dataFlows';

/** Source of a component that pages may use. */
export type PageComponent = {
  module: string;
  /** Name of the export. */
  exported: string;
  /** Values of its `of` attribute, each a module's default export or an object. */
  choices?: Readonly<Record<string, {module: string} | {value: object}>>;
};

const components = '@site/src/components';

function ours(name: string): PageComponent {
  return {module: `${components}/${name}`, exported: 'default'};
}

/** The components of generated reference pages. */
const apiNames = [
  'ApiCredit',
  'ApiDeprecated',
  'ApiEvent',
  'ApiExample',
  'ApiHeader',
  'ApiHeadline',
  'ApiHistory',
  'ApiImportLine',
  'ApiLedger',
  'ApiLedgerEntry',
  'ApiMember',
  'ApiMembers',
  'ApiNote',
  'ApiOverview',
  'ApiParameter',
  'ApiParameters',
  'ApiRemoved',
  'ApiReturns',
  'ApiSignature',
  'ApiSymbolItem',
  'ApiSymbolList',
];

/** The files of pictures by the name that pages use. */
const pictureFiles = {
  'anime-gan': 'AnimeGan',
  'custom-model': 'CustomModel',
  'gpt-client': 'GptClient',
  'hello-canvas': 'HelloCanvas',
  'hello-tensor': 'HelloTensor',
  'image-classification': 'ImageClassification',
  'live-camera': 'LiveCamera',
  'live-spec': 'LiveSpec',
  mnist: 'Mnist',
  'nlp-qa': 'QuestionAnswering',
  'object-detection': 'ObjectDetection',
  'seq2seq-nmt': 'Translation',
  'server-model': 'ServerModel',
  'speech-to-text': 'SpeechToText',
  'template-app': 'TemplateApp',
  yolov5: 'Yolov5',
};

const pictures = Object.fromEntries(
  Object.entries(pictureFiles).map(([name, file]) => [
    name,
    {module: `${components}/ResultPicture/${file}`},
  ]),
);

/**
 * Components that some pages use; a page loads only its own. A name stays as long
 * as a version uses it. `src/theme/MDXComponents.tsx` has the components that
 * nearly every page needs.
 */
export const pageComponents: Readonly<Record<string, PageComponent>> = {
  ...Object.fromEntries(
    apiNames.map((exported) => [
      exported,
      {module: `${components}/apiComponents`, exported},
    ]),
  ),
  AppQuestions: ours('AppQuestions'),
  DataFlow: {
    ...ours('DataFlow'),
    choices: Object.fromEntries(
      Object.entries(dataFlows).map(([name, value]) => [name, {value}]),
    ),
  },
  ExpoSnack: ours('ExpoSnack'),
  FaqPicture: ours('FaqPicture'),
  LibraryTable: {
    module: `${components}/Compatibility`,
    exported: 'LibraryTable',
  },
  ResultPicture: {...ours('ResultPicture'), choices: pictures},
  ReactNativeTable: {
    module: `${components}/Compatibility`,
    exported: 'ReactNativeTable',
  },
  RunInPage: {...ours('RunInPage'), choices: pictures},
  RunStep: {module: `${components}/RunInPage/RunStep`, exported: 'default'},
  Steps: ours('Steps'),
  StatusPicture: ours('StatusPicture'),
  StoreBadges: ours('StoreBadges'),
  SupportedLibraries: ours('SupportedLibraries'),
  TabItem: {module: '@theme/TabItem', exported: 'default'},
  Tabs: {module: '@theme/Tabs', exported: 'default'},
  ToolkitTable: {
    module: `${components}/Compatibility`,
    exported: 'ToolkitTable',
  },
  TutorialStrip: ours('TutorialStrip'),
};
