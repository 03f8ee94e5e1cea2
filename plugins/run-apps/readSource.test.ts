import path from 'node:path';
import {expect, it} from 'vitest';
import {docsVersionOf} from '../../config/versions';
import {readFiles} from './findApps';
import {findModule} from './findModule';
import {readSource} from './readSource';

it.each([
  ['App.tsx', './word', 'word.ts'],
  ['App.tsx', './lib/Box', 'lib/Box.tsx'],
  ['lib/Box.tsx', '../word', 'word.ts'],
  ['lib/Box.tsx', './word', undefined],
  ['App.tsx', '../../models/mnist.ptl', undefined],
])('in %s, %s is %s', (importer, name, file) => {
  const files = new Set(['App.tsx', 'word.ts', 'lib/Box.tsx']);
  expect(findModule(files, importer, name)).toBe(file);
});

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
