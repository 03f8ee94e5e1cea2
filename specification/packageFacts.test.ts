import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {apiPackages} from '../content/site/apiPackages';
import {docsFolder} from '../content/site/versions';
import {compatibility} from '../content/data/compatibility';

/** The versions with tensors: their pages and the files of their package. */
const versions = apiPackages
  .filter(({docsVersion}) => docsVersion !== '0.1')
  .map(({docsVersion, version, dependency, derivedFrom}) => ({
    version,
    derivedFrom,
    source: (file: string) => {
      const found = `node_modules/${dependency}/${file}`;
      return existsSync(found) ? readFileSync(found, 'utf8') : '';
    },
    page: (file: string) =>
      readFileSync(`${docsFolder(docsVersion)}/tutorials/${file}.mdx`, 'utf8'),
  }));

it('reads every version but 0.1', () => {
  expect(versions.length).toBeGreaterThanOrEqual(5);
  expect(versions).toHaveLength(apiPackages.length - 1);
});

it.each(versions)(
  '$version: names the limits of the compatibility table',
  ({version, page}) => {
    const limits = compatibility.find(
      ({packageVersion}) => packageVersion === version,
    );
    const oldest = limits?.builtWith.replace(/\.\d+$/, '');
    const addPackage = page('add-package');
    for (const words of [
      `**React Native ${oldest} to ${limits?.newestOnAndroid}**`,
      `(API level ${limits?.minSdk}) or later`,
      `iOS ${limits?.ios} or later`,
    ]) {
      expect(addPackage).toContain(words);
    }
    const pytorch = limits?.pytorchIos.replace(/^~> (.*)\.\d+$/, '$1');
    expect(page('prepare-custom-model')).toContain(
      `${limits?.pytorchAndroid} on Android, ${pytorch} on iOS`,
    );
  },
);

it.each(
  versions.flatMap((entry) =>
    [
      [
        'src/install-jsi.ts',
        'PlayTorchJSIModule not found. Maybe try rebuilding the app.',
        'add-package',
      ],
      [
        'src/install-jsi.ts',
        'PlayTorchJSIModule not found. Maybe try rebuilding the app.',
        'get-started',
      ],
      [
        'src/install-jsi.ts',
        'Failed to install react-native-pytorch-core: React Native is not running on-device.',
        'add-package',
      ],
      [
        'src/text/WordpieceTokenizer.ts',
        'Illegal vocabulary: unknownToken is missing.',
        'snacks/nlp-qa',
      ],
      [
        'android/src/main/AndroidManifest.xml',
        'android.permission.CAMERA',
        'add-package',
      ],
      [
        'android/src/main/AndroidManifest.xml',
        'android.permission.RECORD_AUDIO',
        'add-package',
      ],
    ].map(([file = '', words = '', page = '']) => ({
      ...entry,
      file,
      words,
      on: page,
    })),
  ),
)(
  '$version: $on quotes "$words" if the package says so',
  ({source, page, file, words, on}) => {
    expect(page(on).includes(words)).toBe(source(file).includes(words));
  },
);

it.each(versions)(
  '$version: without install-jsi, the missing global is the error',
  ({source, page}) => {
    expect(
      page('add-package').includes("Can't find variable: __torchlive__"),
    ).toBe(source('src/install-jsi.ts') === '');
  },
);

/** Releases whose API 0.2.4 has too, with fewer crashes. */
const sameApi = ['0.2.2', '0.2.3', '0.2.4'];

it.each(versions)(
  '$version: installs the package that it documents, or the newest with its API',
  ({page, version}) => {
    expect(page('add-package')).toContain(
      `npm install react-native-pytorch-core@${sameApi.includes(version) ? '0.2.4' : version}\n`,
    );
  },
);
