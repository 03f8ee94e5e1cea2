import {expect, it} from 'vitest';
import {readSource} from './readSource';

it('an app has its component first, and no files of other steps', () => {
  const files = new Map([
    ['1-draw.tsx', "import {points} from './points';\n"],
    ['3-guess.tsx', "import {rank} from './lib/rank';\nrequire('./points');\n"],
    ['lib/rank.ts', "import {digits} from '../digits';\n"],
    ['digits.ts', ''],
    ['points.ts', 'export const points = [];\n'],
    ['unused.ts', ''],
  ]);
  expect(readSource({files, entry: '3-guess.tsx'})).toEqual([
    ['3-guess.tsx', files.get('3-guess.tsx')],
    ['lib/rank.ts', files.get('lib/rank.ts')],
    ['points.ts', files.get('points.ts')],
    ['digits.ts', ''],
  ]);
});
