import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TableFrame from '@site/src/components/TableFrame';
import {reactNativeReleases} from '@site/content/data/reactNativeReleases';
import {iosReactNative, type Toolchain} from '@site/content/data/packageFacts';

type Props = {
  /** The tools of a project; pages name the project. */
  of: Toolchain;
};

const buildLog =
  'https://github.com/margelo/react-native-fast-tflite/issues/71';

/** The tools that build a project, with exact versions and where these come from. */
export default function ToolchainTable({of: tools}: Props): ReactNode {
  const release = reactNativeReleases.find(({version}) =>
    tools.reactNative.startsWith(`${version}.`),
  );
  const rows: [tool: string, version: string, source: ReactNode][] = [
    ['Node.js', tools.node, `Metro runs on ${release?.node}`],
    ['JDK', tools.jdk, `Gradle ${release?.gradle} runs on ${release?.jdk}`],
    [
      'Android SDK platform',
      tools.platform,
      <>
        <code>compileSdkVersion</code> in <code>android/build.gradle</code>
      </>,
    ],
    [
      'Android build tools',
      tools.buildTools.join(' and '),
      <>
        <code>buildToolsVersion</code> there and in the toolkit
      </>,
    ],
    [
      'NDK',
      tools.ndkOnAppleSilicon === undefined
        ? tools.ndk
        : `${tools.ndk}; on Apple silicon also ${tools.ndkOnAppleSilicon}`,
      <>
        <code>ndkVersion</code> in <code>android/build.gradle</code>
      </>,
    ],
    [
      'CMake',
      tools.cmake,
      tools.reactNative === iosReactNative ? (
        <>
          The Gradle plugin {release?.gradlePlugin} picks it, as{' '}
          <Link href={buildLog}>a build log</Link> shows
        </>
      ) : (
        `The Gradle plugin ${release?.gradlePlugin} picks it`
      ),
    ],
    [
      'Xcode and CocoaPods',
      `iOS ${tools.ios} or later`,
      <>
        <code>platform</code> in <code>ios/Podfile</code>; a Mac only
      </>,
    ],
  ];
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Version</th>
            <th scope="col">Where it comes from</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([tool, version, source]) => (
            <tr key={tool}>
              <th scope="row">{tool}</th>
              <td>{version}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
