import {toolkitsFor} from '../../content/data/compatibility';
import {reactNativeReleases} from '../../content/data/reactNativeReleases';
import {
  alternatives,
  boostHosts,
  expoModulesIos,
  expoReactNative,
  listsSonatype,
  newestPatches,
  toolchains,
  xcode15Fix,
} from '../../content/data/packageFacts';

/** Reads a file of a published package. */
export type ReadPackage = (
  packageName: string,
  version: string,
  file: string,
) => string;

/** The package `expo` of each SDK. */
const expoPackages: Readonly<Record<string, string>> = {
  '44': '44.0.6',
  '45': '45.0.8',
  '46': '46.0.21',
  '47': '47.0.14',
};

const podScripts = 'scripts/react_native_pods.rb';
const boostPodspec = 'third-party-podspecs/boost.podspec';

/** What the data files say, each with the place that must say it too. */
type Fact = {
  packageName: string;
  version: string;
  file: string;
  /** Text that the file must contain, or must not. */
  pattern: RegExp;
  isAbsent?: boolean;
};

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const reactNative = 'react-native';

const boost: Fact[] = Object.entries(boostHosts).map(([version, host]) => ({
  packageName: reactNative,
  version,
  file: boostPodspec,
  pattern: new RegExp(`https://${escape(host)}/`),
}));

const xcode: Fact[] = Object.entries(xcode15Fix).map(([version, isFixed]) => ({
  packageName: reactNative,
  version,
  file: podScripts,
  pattern: /apply_xcode_15_patch/,
  isAbsent: !isFixed,
}));

const templates: Fact[] = reactNativeReleases
  .filter((release) => toolkitsFor(release).length > 0)
  .flatMap(({version: minor, gradlePlugin, gradle, ndk, node}) => {
    const version = newestPatches[minor] ?? minor;
    const fact = (file: string, pattern: RegExp): Fact => ({
      packageName: reactNative,
      version,
      file: `template/android/${file}`,
      pattern,
    });
    return [
      fact('build.gradle', new RegExp(`gradle:${escape(gradlePlugin)}["']`)),
      fact('build.gradle', new RegExp(`ndkVersion = ["']${escape(ndk)}`)),
      fact(
        'gradle/wrapper/gradle-wrapper.properties',
        new RegExp(`gradle-${escape(gradle)}-`),
      ),
      {
        packageName: reactNative,
        version,
        file: 'package.json',
        pattern: new RegExp(`"node": ">=${node.replace(/ .*/, '')}"`),
      },
      // Why pages tell readers to turn it off.
      {
        packageName: reactNative,
        version,
        file: 'template/ios/Podfile',
        pattern: /use_flipper!\(|FlipperConfiguration\.enabled/,
      },
    ];
  });

const newApp = toolchains['new-app'];

function fromNewApp(file: string, ...patterns: RegExp[]): Fact[] {
  return patterns.map((pattern) => ({
    packageName: reactNative,
    version: newApp.reactNative,
    file,
    pattern,
  }));
}

/** What the pages on new apps, on iOS and on releases take from React Native's template. */
const newApps: Fact[] = [
  ...fromNewApp(
    'template/android/build.gradle',
    new RegExp(`compileSdkVersion = ${newApp.platform}\\b`),
    ...newApp.buildTools.map(
      (release) => new RegExp(`buildToolsVersion = "${escape(release)}"`),
    ),
    new RegExp(`ndkVersion = "${escape(newApp.ndkOnAppleSilicon)}"`),
  ),
  ...fromNewApp(
    'template/android/gradle.properties',
    /^newArchEnabled=false$/m,
    /^reactNativeArchitectures=armeabi-v7a,arm64-v8a,x86,x86_64$/m,
  ),
  ...fromNewApp(
    'template/android/app/build.gradle',
    /def enableSeparateBuildPerCPUArchitecture = false/,
    /def enableProguardInReleaseBuilds = false/,
  ),
  ...fromNewApp(
    'template/ios/Podfile',
    new RegExp(`platform :ios, '${escape(newApp.ios)}'`),
    /:flipper_configuration => FlipperConfiguration\.enabled,/,
    /post_install do \|installer\|\s+react_native_post_install\(\s*installer,[^)]*:mac_catalyst_enabled => false\s*\)\s*__apply_Xcode_12_5_M1_post_install_workaround\(installer\)\s*end/,
  ),
  ...fromNewApp('template/Gemfile', /gem 'cocoapods'/),
  ...fromNewApp(
    podScripts,
    /ReactNativePodsUtils\.updateIphoneOSDeploymentTarget\(installer\)/,
  ),
  ...fromNewApp(
    'scripts/cocoapods/utils.rb',
    /def self\.updateIphoneOSDeploymentTarget/,
    /_LIBCPP_ENABLE_CXX17_REMOVED_UNARY_BINARY_FUNCTION/,
  ),
  // The tool that creates Expo apps decides on the Node.js for the others.
  {
    packageName: 'create-expo-app',
    version: '5.0.0',
    file: 'package.json',
    pattern: new RegExp(`"node": ">=${newApp.node}\\.`),
  },
  {
    packageName: 'react-native-template-pytorch-live',
    version: '0.2.3',
    file: 'template/android/build.gradle',
    pattern: new RegExp(
      `compileSdkVersion = ${toolchains.template.platform}\\b[^]*ndkVersion = "${escape(toolchains.template.ndk)}"[^]*oss\\.sonatype\\.org`,
    ),
  },
  {
    packageName: 'react-native-template-pytorch-live',
    version: '0.2.3',
    file: 'template/ios/Podfile',
    pattern: new RegExp(`platform :ios, '${escape(toolchains.template.ios)}'`),
  },
];

/** Which releases of the toolkit list Sonatype's server, and that all let fbjni float. */
const toolkit: Fact[] = Object.entries(listsSonatype).flatMap(
  ([version, isListed]) => {
    const fact = {
      packageName: 'react-native-pytorch-core',
      version,
      file: 'android/build.gradle',
    };
    return [
      {
        ...fact,
        pattern:
          /https:\/\/oss\.sonatype\.org\/content\/repositories\/snapshots/,
        isAbsent: !isListed,
      },
      {...fact, pattern: /com\.facebook\.fbjni:fbjni:\+:headers/},
      {...fact, pattern: /com\.facebook\.fbjni:fbjni:\+"/},
    ];
  },
);

const sdks: Fact[] = [
  ...Object.entries(expoReactNative).map(([version, release]) => ({
    packageName: 'expo',
    version,
    file: 'bundledNativeModules.json',
    pattern: new RegExp(`"react-native": "${escape(release)}"`),
  })),
  ...reactNativeReleases.flatMap(({libraries}) =>
    libraries === undefined
      ? []
      : Object.entries(libraries)
          .filter(([name]) => name !== 'expoModules')
          .map(([name, release]) => ({
            packageName: 'expo',
            version: expoPackages[libraries.expoModules] ?? '',
            file: 'bundledNativeModules.json',
            // `~13.1.3` allows 13.1.4.
            pattern: new RegExp(
              `"${name}": "~?${escape(release.replace(/\.\d+$/, ''))}\\.`,
            ),
          })),
  ),
  ...Object.entries(expoModulesIos).map(([sdk, ios]) => ({
    packageName: 'install-expo-modules',
    version: '0.4.0',
    file: 'build/index.js',
    pattern: new RegExp(
      `expoSdkVersion:"${sdk}\\.0\\.0",iosDeploymentTarget:"${escape(ios)}"`,
    ),
  })),
];

const [executorch, onnxruntime, tflite] = alternatives;

/** The place where each library states its requirements. */
const libraries: Fact[] = [
  ...(executorch === undefined
    ? []
    : [
        {
          ...executorch,
          file: 'README.md',
          pattern: new RegExp(
            `React Native ${escape(executorch.reactNative)}\\+.*iOS ${executorch.ios}\\+.*Android 13\\+`,
          ),
        },
        {
          ...executorch,
          file: 'README.md',
          pattern: /requires the \*\*New React Native Architecture\*\*/,
          isAbsent: !executorch.newArchitecture,
        },
        {
          ...executorch,
          file: 'react-native-executorch.podspec',
          pattern: new RegExp(`:ios => '${executorch.ios}'`),
        },
      ]),
  ...(onnxruntime === undefined
    ? []
    : [
        {
          ...onnxruntime,
          file: 'onnxruntime-react-native.podspec',
          pattern: new RegExp(`:ios => "${onnxruntime.ios}"`),
        },
        {
          ...onnxruntime,
          file: 'android/gradle.properties',
          pattern: new RegExp(`minSdkVersion=${onnxruntime.androidApi}\\b`),
        },
        // React Native 0.71 is the first with this package.
        {
          ...onnxruntime,
          file: 'android/CMakeLists.txt',
          pattern: /find_package\(ReactAndroid REQUIRED CONFIG\)/,
        },
      ]),
  ...(tflite === undefined
    ? []
    : [
        {
          ...tflite,
          file: 'android/gradle.properties',
          pattern: new RegExp(`minSdkVersion=${tflite.androidApi}\\b`),
        },
        // Its README asks for Nitro, whose own pages name React Native 0.75.
        {...tflite, file: 'README.md', pattern: /Nitro Modules/},
        {
          ...tflite,
          file: 'react-native-fast-tflite.podspec',
          pattern: /:ios => min_ios_version_supported/,
        },
      ]),
  ...alternatives.flatMap((library) =>
    library.needs.map((need) => ({
      ...library,
      file: 'package.json',
      pattern: new RegExp(`"peerDependencies": \\{[^}]*"${need}"`),
    })),
  ),
];

/** Every claim about an npm package that can be read from the package. */
export const facts: readonly Fact[] = [
  ...boost,
  ...xcode,
  ...templates,
  ...newApps,
  ...toolkit,
  ...sdks,
  ...libraries,
];

/** Compares what the data files say with what the packages say. */
export function checkFacts(
  read: ReadPackage,
  claims: readonly Fact[] = facts,
): string[] {
  return claims.flatMap(
    ({packageName, version, file, pattern, isAbsent = false}) =>
      pattern.test(read(packageName, version, file)) === isAbsent
        ? [
            `${packageName}@${version}: ${file} ${isAbsent ? 'has' : 'lacks'} ${pattern.source}. Correct content/data/packageFacts.ts or content/data/reactNativeReleases.ts, and the pages that say so.`,
          ]
        : [],
  );
}
