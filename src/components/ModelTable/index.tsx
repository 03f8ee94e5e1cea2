import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TableFrame from '@site/src/components/TableFrame';
import {formatBytes, models, type ModelFile} from '@site/content/data/models';

/** The models of the tutorials: where they are, their shapes and their licenses. */
export default function ModelTable(): ReactNode {
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Size</th>
            <th scope="col">Input</th>
            <th scope="col">Output</th>
            <th scope="col">Labels</th>
            <th scope="col">Exported from</th>
            <th scope="col">License</th>
          </tr>
        </thead>
        <tbody>
          {Object.values<ModelFile>(models).map((model) => (
            <tr key={model.url}>
              <th scope="row">
                <Link href={model.url}>{model.name}</Link>
              </th>
              <td>
                {model.bytes === undefined
                  ? 'Unknown'
                  : formatBytes(model.bytes)}
              </td>
              <td>{model.input}</td>
              <td>{model.output}</td>
              <td>{model.labels}</td>
              <td>{model.exportedFrom}</td>
              <td>{model.license}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
