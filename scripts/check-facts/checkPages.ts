import {
  alternatives,
  boostHosts,
  expoModulesIos,
  expoReactNative,
  iosReactNative,
  newestPatches,
  toolchains,
  xcode15Fix,
} from '../../content/data/packageFacts';
import {compatibility} from '../../content/data/compatibility';

/** A page as readers see it, with its shared passages. */
export type Page = {file: string; text: string};

/** What pages may say about one thing. */
export type Claim = {
  what: string;
  /** Finds the value, as its only group. */
  pattern: RegExp;
  allowed: readonly string[];
};

const tools = Object.values(toolchains);
const newest = expoReactNative['47.0.14'] ?? '';

/** Releases of React Native with the older boost host, the newest last. */
const brokenBoost = Object.keys(boostHosts).filter(
  (version) => version !== iosReactNative,
);

/** Names of Android releases by API level, as the stores and libraries write them. */
const androidNames: Readonly<Record<number, string>> = {
  24: '7',
  26: '8',
  33: '13',
};

/** Numbers on pages that the data files know. A page that names another is wrong. */
export const claims: readonly Claim[] = [
  {
    what: 'React Native to install',
    pattern: /(?<![\w/-])react-native@([\d.]+)/g,
    allowed: Object.values(newestPatches),
  },
  {
    what: 'patch release of React Native',
    pattern: /(?<![\w.@-])(0\.(?:6[4-9]|7\d)\.\d+)(?![\w-])/g,
    allowed: [
      ...Object.values(newestPatches),
      ...Object.keys(boostHosts),
      ...Object.keys(xcode15Fix),
      ...Object.values(expoReactNative),
      ...compatibility.map(({builtWith}) => builtWith),
    ],
  },
  {
    what: 'React Native on iOS',
    pattern: /(?:Needs|[Uu]se|Mac,|Start from) React Native (0\.70\.\d+)/g,
    allowed: [iosReactNative],
  },
  {
    what: 'last React Native whose boost is gone',
    pattern: /0\.66 to (0\.70\.\d+)/g,
    allowed: brokenBoost.slice(-1),
  },
  {
    what: 'React Native of Expo SDK 47',
    pattern: /SDK 47 (?:contains|pins|has) React Native (\d+\.\d+\.\d+)/g,
    allowed: [newest],
  },
  {
    what: 'Expo SDK of a new app',
    pattern: /blank@sdk-(\d+)/g,
    allowed: ['47'],
  },
  {
    what: 'oldest iOS with Expo modules',
    pattern: /(\d+\.\d) (?:for|if you add Expo modules for) SDK 47/g,
    allowed: [expoModulesIos['47'] ?? ''],
  },
  {
    what: 'NDK',
    pattern: /\b(2\d\.\d\.\d{7})\b/g,
    allowed: tools.flatMap((tool) => [
      tool.ndk,
      'ndkOnAppleSilicon' in tool ? tool.ndkOnAppleSilicon : tool.ndk,
    ]),
  },
  {
    what: 'Android build tools',
    pattern: /build-tools;([\d.]+)/g,
    allowed: tools.flatMap(({buildTools}) => buildTools),
  },
  {
    what: 'Android SDK platform to install',
    pattern: /^sdkmanager .*"platforms;android-(\d+)"/gm,
    allowed: tools.map(({platform}) => platform),
  },
  {
    what: 'CMake to install',
    pattern: /"cmake;([\d.]+)"/g,
    allowed: tools.map(({cmake}) => cmake),
  },
  {
    what: 'Node.js to use',
    pattern: /(?:\b[Uu]se Node(?:\.js)?|nvm install|node-version:) (\d+)/g,
    allowed: tools.map(({node}) => node),
  },
  {
    what: 'JDK to use',
    pattern: /(?:[Ii]nstall|`JAVA_HOME` to|with|build with) JDK (\d+)\b/g,
    allowed: tools.map(({jdk}) => jdk),
  },
  {
    what: 'deployment target in the Podfile',
    pattern: /IPHONEOS_DEPLOYMENT_TARGET'\] = '([\d.]+)'/g,
    allowed: [toolchains['new-app'].ios],
  },
  {
    what: 'oldest Android of an alternative',
    pattern: /Do your users have Android (\d+) or/g,
    allowed: alternatives
      .slice(0, 1)
      .map(({androidApi}) => androidNames[androidApi] ?? 'unknown'),
  },
  {
    what: 'oldest iOS of an alternative',
    pattern: /Do your users have Android \d+ or iOS (\d+)/g,
    allowed: alternatives
      .slice(0, 1)
      .map(({ios}) => ios?.replace(/\.0$/, '') ?? 'unknown'),
  },
  {
    what: 'oldest React Native of the alternatives',
    pattern: /and they need (\d+\.\d+) or later/g,
    allowed: alternatives
      .map(({reactNative}) => reactNative)
      .sort((a, b) => a.localeCompare(b, 'en', {numeric: true}))
      .slice(0, 1),
  },
];

/** What pages say that the data files don't. A claim that no page makes is reported too. */
export function checkPages(pages: readonly Page[]): string[] {
  return claims.flatMap(({what, pattern, allowed}) => {
    const found = pages.flatMap(({file, text}) =>
      [...text.matchAll(pattern)].map(([, value = '']) => ({
        file,
        // A version at the end of a sentence.
        value: value.replace(/\.$/, ''),
      })),
    );
    if (found.length === 0) {
      return [`no page names the ${what}. Correct its pattern.`];
    }
    return found
      .filter(({value}) => !allowed.includes(value))
      .map(
        ({file, value}) =>
          `${file}: ${what} is ${value}, but content/data/packageFacts.ts says ${[...new Set(allowed)].join(', ')}.`,
      );
  });
}
