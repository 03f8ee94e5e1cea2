import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareVersions} from '../releases/readReleases';
import {apiPackages} from '../site/apiPackages';
import {compatibility, rangeOf, toolkitsFor} from './compatibility';
import {expoReactNative} from './packageFacts';
import {reactNativeReleases} from './reactNativeReleases';

/** The text of a file in the package behind a release. */
function readPackage(dependency: string, file: string): string {
  return readFileSync(path.join('node_modules', dependency, file), 'utf8');
}

it('has every documented release', () => {
  expect(compatibility.map(({packageVersion}) => packageVersion)).toEqual([
    // Until `next` has a package of its own, it documents that of the latest.
    ...new Set(apiPackages.map(({version}) => version)),
  ]);
});

describe.each(apiPackages)('$version', ({version, dependency}) => {
  const row = compatibility.find(
    ({packageVersion}) => packageVersion === version,
  );
  const gradle = readPackage(dependency, 'android/build.gradle');

  it('was developed with that React Native', () => {
    const {devDependencies} = JSON.parse(
      readPackage(dependency, 'package.json'),
    ) as {devDependencies: Record<string, string>};
    expect(row?.builtWith).toBe(devDependencies['react-native']);
  });

  it('stops at that React Native on Android', () => {
    // React Native has one AAR up to 0.68, one for release builds in 0.69 and
    // 0.70, and none from 0.71 on; 0.68 needs Android SDK 31.
    expect(gradle).toContain('.singleFile');
    const knowsReleaseAar = /minorVersion\) *< *69/i.test(gradle);
    const hasSdk31 = gradle.includes('< 68 ? 30 : 31');
    // From React Native 0.66 on, JSI is a library of its own that must be linked.
    const linksJsi = readPackage(dependency, 'android/CMakeLists.txt').includes(
      'For RN 0.66+, use the distributed libjsi.so',
    );
    expect(row?.newestOnAndroid).toBe(
      knowsReleaseAar ? '0.70' : hasSdk31 ? '0.68' : linksJsi ? '0.67' : '0.65',
    );
    expect(row?.compileSdk.includes('31')).toBe(hasSdk31);
  });

  it('names the Android versions of its Gradle file', () => {
    expect(gradle).toContain(
      `'PyTorchCore_minSdkVersion', ${row?.minSdk ?? ''})`,
    );
    expect(readPackage(dependency, 'android/CMakeLists.txt')).toContain(
      `cmake_minimum_required(VERSION ${row?.cmake ?? ''})`,
    );
    expect(gradle).toMatch(
      new RegExp(
        `pytorchLiteVersion = '${row?.pytorchAndroid ?? ''}'|pytorch_android_lite:${row?.pytorchAndroid ?? ''}'`,
      ),
    );
  });

  it('names the iOS versions of its podspec', () => {
    const podspec = readPackage(
      dependency,
      'react-native-pytorch-core.podspec',
    );
    expect(podspec).toContain(`:ios => "${row?.ios ?? ''}"`);
    expect(podspec).toContain(`"LibTorch-Lite", "${row?.pytorchIos ?? ''}"`);
  });
});

it.each([
  ['0.64', ['0.2.4', '0.2.3', '0.2.2', '0.2.1', '0.2.0', '0.1.3']],
  ['0.68', ['0.2.4', '0.2.3', '0.2.2', '0.2.1']],
  ['0.71', []],
])('React Native %s builds %j', (version, toolkits) => {
  expect(reactNativeReleases.map((release) => release.version)).toContain(
    version,
  );
  // Without releases that came later.
  expect(
    toolkitsFor({version}).filter(
      (each) => compareVersions(each, '0.2.4') <= 0,
    ),
  ).toEqual(toolkits);
});

it.each(reactNativeReleases)(
  'has libraries for React Native $version if the toolkit builds on it',
  (release) => {
    expect(release.libraries !== undefined).toBe(
      toolkitsFor(release).length > 0,
    );
  },
);

it.each(Object.entries(expoReactNative))(
  'names the SDK of expo@%s beside React Native %s',
  (expo, reactNative) => {
    const [sdk = ''] = expo.split('.');
    const release = reactNativeReleases.find(({version}) =>
      reactNative.startsWith(`${version}.`),
    );
    expect(release?.expoSdk.split(', ')).toContain(sdk);
  },
);

it.each([
  [[], 'none'],
  [['0.2.0'], '0.2.0'],
  [['0.2.4', '0.2.3', '0.2.2'], '0.2.2 to 0.2.4'],
])('names %j %s', (versions, text) => {
  expect(rangeOf(versions)).toBe(text);
});
