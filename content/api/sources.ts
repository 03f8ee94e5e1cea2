import path from 'node:path';
import type {SourceOptions} from 'api-versions';
import {releases} from '../releases';
import {brand} from '../site/brand';
import {editsFor022} from './editsFor022';
import {corrections} from './corrections';
import {externalTypes} from './externalTypes';
import {referenceExceptions} from './referenceExceptions';

const modules = path.resolve(__dirname, '../../node_modules');

/** How the sources of the toolkit are read. */
export const sources = {
  edits: {
    ...Object.fromEntries(
      releases.flatMap(({version, closest}) =>
        closest === undefined ? [] : [[version, []]],
      ),
    ),
    '0.2.2': editsFor022,
  },
  // It has a page in 0.2.2 alone.
  isInternal: (file, version) =>
    file === 'install-jsi.ts' && version !== '0.2.2',
  typedoc: (folder, defaults) => ({
    compilerOptions: {
      paths: {
        // With the types of React 19, the toolkit's components become `any`.
        react: [path.join(modules, 'types-react-17')],
        // The package imports itself by name.
        [brand.packageName]: [path.join(folder, 'index.tsx')],
      },
    },
    // The default is all of `node_modules`, which includes the toolkit.
    externalPattern: ['react-native', 'types-react-17', '@expo', 'typescript']
      .map((name) => `**/node_modules/${name}/**`)
      .concat('**/node_modules/@types/**'),
    // Tags of the package that TypeDoc does not know.
    blockTags: [...defaults.blockTags, '@format'],
    inlineTags: [...defaults.inlineTags, '@see'],
    modifierTags: [...defaults.modifierTags, '@component'],
  }),
  corrections,
  externalTypes,
  hiddenTypes: ['CSSFont'],
  referenceExceptions,
  siteNames: {
    'pytorch.org': 'PyTorch',
    'developer.mozilla.org': 'MDN',
    'developer.android.com': 'Android',
  },
} satisfies SourceOptions;
