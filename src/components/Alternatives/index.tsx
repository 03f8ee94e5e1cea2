import type {ReactNode} from 'react';
import TableFrame from '@site/src/components/TableFrame';
import {alternatives, type Alternative} from '@site/content/data/packageFacts';

/** What the packages themselves don't say, in their order. */
const more: readonly (readonly [label: string, ...cells: string[]])[] = [
  [
    'Runtime',
    'ExecuTorch, the successor to PyTorch Mobile',
    'ONNX Runtime',
    'LiteRT, formerly TensorFlow Lite',
  ],
  ['Model file', '.pte', '.onnx, .ort', '.tflite'],
  ['From PyTorch', 'torch.export', 'torch.onnx.export', 'litert-torch'],
  ['Image to tensor', 'Built in', 'You write it', 'You write it'],
  [
    'Tokenizer',
    'Built in, for Hugging Face’s tokenizer.json',
    'You write it',
    'You write it',
  ],
  ['Ready-made models', 'Vision, speech and language', 'None', 'None'],
  [
    'Hardware acceleration',
    'Core ML, MLX, Vulkan',
    'Core ML, NNAPI (deprecated since Android 15)',
    'Core ML, Metal, GPU, NNAPI (deprecated since Android 15)',
  ],
];

const requirements: readonly (readonly [
  label: string,
  value: (library: Alternative) => string,
])[] = [
  ['React Native', ({reactNative}) => `${reactNative} or later`],
  [
    'New Architecture',
    ({newArchitecture}) => (newArchitecture ? 'Required' : 'Optional'),
  ],
  ['Android', ({androidApi}) => `API level ${androidApi} or later`],
  [
    'iOS',
    ({ios}) => (ios === undefined ? 'As your React Native' : `${ios} or later`),
  ],
  ['Also install', ({needs}) => needs.join(', ') || 'Nothing'],
];

function Row({label, cells}: {label: string; cells: readonly string[]}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={alternatives[index]?.packageName}>{cell}</td>
      ))}
    </tr>
  );
}

/** The libraries that replace the toolkit, side by side. */
export default function AlternativesTable(): ReactNode {
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">Library</th>
            {alternatives.map(({packageName, version}) => (
              <th key={packageName} scope="col">
                {packageName} {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requirements.map(([label, value]) => (
            <Row key={label} label={label} cells={alternatives.map(value)} />
          ))}
          {more.map(([label, ...cells]) => (
            <Row key={label} label={label} cells={cells} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
