import {expect, it} from 'vitest';
import {sampleNames} from './sampleNames';

it.each([
  ['Words about samples/a only.', []],
  ['```tsx title="A" file=samples/a/A.tsx\n```', ['a']],
  ['```tsx file="samples/a/A.tsx"\n```', ['a']],
  [
    '1. Step\n\n   ```tsx file=samples/b/B.tsx from=samples/steps/1/B.tsx\n   ```',
    ['b', 'steps'],
  ],
  ['<ExpoSnack sample="samples/yolov5" />', ['yolov5']],
  ['file=samples/a/A.tsx file=samples/a/B.tsx', ['a']],
])('finds what %j shows', (page, names) => {
  expect(sampleNames(page)).toEqual(names);
});
