import type {ReactNode} from 'react';
import TableFrame from '@site/src/components/TableFrame';
import type {SupportedLibrary} from '@site/content/data/supportedLibraries';
import {
  extraLibraries,
  sharedLibraries,
} from '@site/content/data/supportedLibraries';

function rows(libraries: readonly SupportedLibrary[], inExpoGo: string) {
  return libraries.map(({packageName, version}) => (
    <tr key={packageName}>
      <td>
        <code>{packageName}</code>
      </td>
      <td>{version}</td>
      <td>{inExpoGo}</td>
    </tr>
  ));
}

/** The native libraries of the PlayTorch app, for the FAQ. */
export default function SupportedLibraries(): ReactNode {
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">In Expo Go</th>
          </tr>
        </thead>
        <tbody>
          {rows(sharedLibraries, 'Yes')}
          {rows(extraLibraries, 'No')}
        </tbody>
      </table>
    </TableFrame>
  );
}
