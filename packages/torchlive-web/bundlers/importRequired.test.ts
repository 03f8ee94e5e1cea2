import {expect, it} from 'vitest';
import {importRequired} from './importRequired';
import {withoutTypeExports} from './withoutTypeExports';

const isRelative = (name: string) => name.startsWith('.');

it.each([
  [
    "const model = require('./model.ptl');",
    'import $required0 from "./model.ptl?url";const model = $required0;',
  ],
  [
    'a(require(\'../a.json\'), require( "../a.json" ));',
    'import $required0 from "../a.json";a($required0, $required0);',
  ],
  [
    "f(require('./a.png'));\nf(require('./b'));",
    'import $required0 from "./a.png?url";import $required1 from "./b";f($required0);\nf($required1);',
  ],
])('%s becomes an import, on the same line', (code, expected) => {
  expect(importRequired(code, isRelative)).toBe(expected);
});

it.each(["require('react');", 'required(1);', 'const require = 1;'])(
  'leaves %s alone',
  (code) => {
    expect(importRequired(code, isRelative)).toBeUndefined();
  },
);

it('exports that are types are undefined, and nothing that a bundler misses', () => {
  expect(
    withoutTypeExports(`import './install-jsi';
export { Camera, CameraFacing } from './CameraView';
export { ModelInfo } from './Models'; // Types`),
  ).toBe(`import './install-jsi';
import * as $exported0 from './CameraView'; export const { Camera, CameraFacing } = $exported0;
import * as $exported1 from './Models'; export const { ModelInfo } = $exported1; // Types`);
});
