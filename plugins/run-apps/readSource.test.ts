import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersionOf} from '../../config/versions';
import {readFiles} from './findApps';
import {readSource} from './readSource';

it('an app has its component first, and no files of other steps', () => {
  const folder = 'samples/mnist-digit-classification';
  const app = readFiles(
    path.resolve('.'),
    `${folder}/3-guess.tsx`,
    docsVersionOf('0.1'),
  );
  expect(readSource(app).map(([file]) => file)).toEqual([
    '3-guess.tsx',
    'classifyDrawing.ts',
    'digits.ts',
    'drawStrokes.ts',
    'points.ts',
    'rankDigits.ts',
  ]);
  expect(readSource(app)).toContainEqual([
    'points.ts',
    app.files.get('points.ts'),
  ]);
});
