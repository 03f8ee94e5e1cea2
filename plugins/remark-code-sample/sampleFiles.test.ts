import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sampleFiles} from './sampleFiles';

const pageDir = path.join(import.meta.dirname, '__fixtures__/docs');

function relativeFiles(source: string) {
  const {files, folders} = sampleFiles(source, path.join(pageDir, 'page.mdx'));
  return [...files, ...folders].map((file) => path.relative(pageDir, file));
}

describe('sampleFiles', () => {
  it.each([
    ['Words about file=_samples/A.tsx only.', []],
    ['```tsx title="A" file=_samples/A.tsx\n```', ['_samples/A.tsx']],
    [
      '1. Step\n\n   ```tsx file=_samples/B.tsx from=_samples/A.tsx\n   ```',
      ['_samples/B.tsx', '_samples/A.tsx'],
    ],
    [
      '<ExpoSnack sample="_samples/greeter" />',
      [
        '_samples/greeter/App.tsx',
        '_samples/greeter/package.json',
        '_samples/greeter',
      ],
    ],
    ['<ExpoSnack sample="_samples/gone" />', ['_samples/gone']],
  ])('lists what %j reads', (source, files) => {
    expect(relativeFiles(source)).toEqual(files);
  });
});
