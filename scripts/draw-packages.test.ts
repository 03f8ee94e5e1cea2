import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {expect, it} from 'vitest';
import {drawPackages, withDrawing} from './draw-packages';

it('draws an arrow from each package to those that it uses', () => {
  const root = temporaryFolder();
  const manifests = [
    {name: 'dialog', dependencies: {index: '1.0.0', react: '19.0.0'}},
    {name: 'index'},
  ];
  for (const manifest of manifests) {
    writeWithFolders(
      path.join(root, 'packages', manifest.name, 'package.json'),
      JSON.stringify(manifest),
    );
  }
  expect(drawPackages(root)).toBe(
    '```mermaid\ngraph TD\n  site --> dialog\n  dialog --> index\n```\n',
  );
});

it('a text without a drawing is refused', () => {
  expect(() => withDrawing('# Contributing\n', '')).toThrow('no drawing');
});

it('CONTRIBUTING.md has the drawing as it is now; if not, run `npm run draw:packages`', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(withDrawing(text, drawPackages('.'))).toBe(text);
});
