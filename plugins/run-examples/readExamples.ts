import {toProgram, type Program} from './toProgram';

/** An example of the reference as the page needs it. */
export type PageExample = Program & {
  id: string;
  /** The TypeScript that readers see. */
  code: string;
};

// STAND-IN until the examples are merged.
const sources = [
  {
    id: 'torch/Torch.ones',
    code: `import {torch} from 'react-native-pytorch-core';

const x = torch.ones([2, 2]);
console.log(x.shape); // → [2, 2]
console.log(x);
`,
  },
  {
    id: 'canvas/Canvas',
    code: `import * as React from 'react';
import {Text} from 'react-native';

export default function App() {
  return <Text>Hello</Text>;
}
`,
  },
];

/** The examples of a release. */
export function readExamples(_release: string): PageExample[] {
  return sources.map(({id, code}) => ({id, code, ...toProgram(code)}));
}
