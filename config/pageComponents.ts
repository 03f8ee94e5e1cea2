import {dataFlows} from '../content/data/dataFlows';
import {outsideFacts} from '../content/data/outsideFacts';
import {toolchains} from '../content/data/packageFacts';
import {screenshotNames, screenshotOf} from '../content/data/screenshots';
import type {PageComponent} from '../plugins/rehype-page-components';

const components = '@site/src/components';

function ours(name: string, exported = 'default'): PageComponent {
  return {module: `${components}/${name}`, exported};
}

/** Components that `src/theme/MDXComponents.tsx` gives to every page. */
export const everywhere = [
  'Admonition',
  'CodeListing',
  'Details',
  'Head',
  'TableFrame',
];

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

/** The files of drawings by the name that pages use. */
const drawingFiles = {
  'custom-model': 'CustomModel',
  'gpt-client': 'GptClient',
  'live-spec': 'LiveSpec',
  'server-model': 'ServerModel',
  'template-app': 'TemplateApp',
};

const drawings = Object.fromEntries(
  Object.entries(drawingFiles).map(([name, file]) => [
    name,
    {module: `${components}/ResultPicture/${file}`},
  ]),
);

const screenshots = Object.fromEntries(
  screenshotNames.map((name) => [name, {value: screenshotOf(name)}]),
);

/**
 * Components that some pages use; a page loads only its own. A name stays as long
 * as a version uses it. `src/theme/MDXComponents.tsx` has the components that
 * nearly every page needs.
 */
export const pageComponents: Readonly<Record<string, PageComponent>> = {
  ...Object.fromEntries(
    apiNames.map((exported) => [exported, ours('apiComponents', exported)]),
  ),
  AlternativesTable: ours('Alternatives'),
  AppQuestions: ours('AppQuestions'),
  Checked: {
    ...ours('Checked'),
    choices: Object.fromEntries(
      Object.entries(outsideFacts).map(([name, value]) => [name, {value}]),
    ),
  },
  DataFlow: {
    ...ours('DataFlow'),
    choices: Object.fromEntries(
      Object.entries(dataFlows).map(([name, value]) => [name, {value}]),
    ),
  },
  ExpoSnack: ours('ExpoSnack'),
  InspectModel: ours('InspectModel'),
  LibraryTable: ours('Compatibility', 'LibraryTable'),
  ModelCoverage: ours('ModelCoverage'),
  ModelTable: ours('ModelTable'),
  PageContents: ours('PageContents'),
  ResultPicture: {...ours('ResultPicture'), choices: drawings},
  MessageCards: ours('MessageCards'),
  ReactNativeTable: ours('Compatibility', 'ReactNativeTable'),
  RunInPage: {...ours('RunInPage'), choices: {...drawings, ...screenshots}},
  RunStep: ours('RunInPage/RunStep'),
  SeenIn: ours('SeenIn'),
  SideBySide: ours('SideBySide'),
  Steps: ours('Steps'),
  StatusPicture: ours('StatusPicture'),
  SupportedLibraries: ours('SupportedLibraries'),
  TabItem: {module: '@theme/TabItem', exported: 'default'},
  Tabs: {module: '@theme/Tabs', exported: 'default'},
  ToolchainTable: {
    ...ours('Toolchain'),
    choices: Object.fromEntries(
      Object.entries(toolchains).map(([name, value]) => [name, {value}]),
    ),
  },
  ToolkitTable: ours('Compatibility', 'ToolkitTable'),
  TutorialStrip: ours('TutorialStrip'),
};
