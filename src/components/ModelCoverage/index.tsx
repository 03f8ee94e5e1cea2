import type {ReactNode} from 'react';
import coverage from 'lite-interpreter/coverage';
import TableFrame from '@site/src/components/TableFrame';

const titles: Readonly<Record<string, string>> = {
  classification: 'torchvision, classification',
  segmentation: 'torchvision, segmentation',
  sample: 'Models of the tutorials and their export scripts',
  other: 'LSTM, transformer, DETR, YOLO, U-Net and others',
};

const missing: Readonly<Record<string, readonly string[]>> = coverage.missing;
const reasons: Readonly<Record<string, string>> = {
  ...coverage.differ,
  ...coverage.skipped,
};

/** Which architectures answer in the page as with PyTorch, and what the others lack. */
export default function ModelCoverage(): ReactNode {
  return (
    <>
      <TableFrame>
        <table>
          <thead>
            <tr>
              <th scope="col">Architectures</th>
              <th scope="col">In all</th>
              <th scope="col">Answer as PyTorch does</th>
            </tr>
          </thead>
          <tbody>
            {coverage.totals.map(({kind, of, agree}) => (
              <tr key={kind}>
                <th scope="row">{titles[kind]}</th>
                <td>{of}</td>
                <td>{agree.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <TableFrame>
        <table>
          <thead>
            <tr>
              <th scope="col">Missing operator or reason</th>
              <th scope="col">Models</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(missing).map(([operator, names]) => (
              <tr key={operator}>
                <th scope="row">
                  <code>{operator}</code>
                </th>
                <td>{names.join(', ')}</td>
              </tr>
            ))}
            {Object.entries(reasons).map(([name, reason]) => (
              <tr key={name}>
                <th scope="row">{reason}</th>
                <td>{name}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <code>quantized::*</code>
              </th>
              <td>Quantized models, except for dynamic linear layers</td>
            </tr>
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}
