import type {ReactNode} from 'react';
import TableFrame from '@site/src/components/TableFrame';
import {mergeColumns} from './mergeColumns';
import {
  compatibility,
  rangeOf,
  toolkitsFor,
  type Compatibility,
} from '@site/content/data/compatibility';
import {reactNativeReleases} from '@site/content/data/reactNativeReleases';
import styles from './styles.module.css';

const rows: readonly (readonly [
  label: string,
  value: (release: Compatibility) => ReactNode,
])[] = [
  ['Built with React Native', ({builtWith}) => builtWith],
  ['Newest React Native on Android', ({newestOnAndroid}) => newestOnAndroid],
  ['Android', ({minSdk}) => `API level ${minSdk} or later`],
  ['Compiled with Android SDK', ({compileSdk}) => compileSdk],
  ['CMake', ({cmake}) => `${cmake} or later`],
  ['iOS', ({ios}) => `${ios} or later`],
  ['PyTorch Mobile on Android', ({pytorchAndroid}) => pytorchAndroid],
  ['PyTorch Mobile on iOS', ({pytorchIos}) => <code>{pytorchIos}</code>],
];

const columns = mergeColumns(compatibility);

/** What each release of the toolkit works with. */
export function ToolkitTable(): ReactNode {
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">PlayTorch</th>
            {columns.map((releases, index) => (
              <th key={index} scope="col">
                {rangeOf(releases.map(({packageVersion}) => packageVersion))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(([release], index) => (
                <td key={index}>{release && value(release)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Which release of the toolkit builds with each release of React Native, and with what tools. */
export function ReactNativeTable(): ReactNode {
  return (
    <TableFrame>
      <table className={styles.ranges}>
        <thead>
          <tr>
            <th scope="col">React Native</th>
            <th scope="col">PlayTorch on Android</th>
            <th scope="col">Expo SDK</th>
            <th scope="col">Node.js</th>
            <th scope="col">Android Gradle plugin</th>
            <th scope="col">Gradle</th>
            <th scope="col">NDK</th>
            <th scope="col">JDK</th>
          </tr>
        </thead>
        <tbody>
          {reactNativeReleases.map((release) => (
            <tr key={release.version}>
              <th scope="row">{release.version}</th>
              <td>{rangeOf(toolkitsFor(release))}</td>
              <td>{release.expoSdk}</td>
              <td>{release.node}</td>
              <td>{release.gradlePlugin}</td>
              <td>{release.gradle}</td>
              <td>{release.ndk}</td>
              <td>{release.jdk}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** Which versions of the tutorials' libraries work with each release of React Native. */
export function LibraryTable(): ReactNode {
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">React Native</th>
            <th scope="col">Expo modules</th>
            <th scope="col">
              <code>expo-file-system</code>
            </th>
            <th scope="col">
              <code>react-native-safe-area-context</code>
            </th>
          </tr>
        </thead>
        <tbody>
          {reactNativeReleases.map(
            ({version, libraries}) =>
              libraries !== undefined && (
                <tr key={version}>
                  <th scope="row">{version}</th>
                  <td>SDK {libraries.expoModules}</td>
                  <td>{libraries['expo-file-system']}</td>
                  <td>{libraries['react-native-safe-area-context']}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </TableFrame>
  );
}
