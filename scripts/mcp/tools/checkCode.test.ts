import {expect, it} from 'vitest';
import {docsVersionOf} from '../../../content/site/versions';
import {describeCheck, whyNotRun, type Check} from './checkCode';

it.each([
  ["await torch.jit._loadForMobile('/model.ptl');", 'it loads a model'],
  ["torch.jit._loadForMobileSync('/model.ptl');", 'it loads a model'],
  ['MobileModel.execute(model, {});', 'it loads a model'],
  ["import 'expo';", 'it imports expo, and only'],
  ['import {a} from \'./a\';\nimport b from "b";', 'it imports ./a, b, and'],
  ["require('fs');", 'it imports fs, and only'],
])('does not run %j', (code, reason) => {
  expect(whyNotRun(code)).toContain(reason);
});

it.each([
  'console.log(1);',
  "import {torch} from 'react-native-pytorch-core';",
  "import {getModelUri} from 'react-native-pytorch-core/src/Models';",
  "import React from 'react';\nimport {View} from 'react-native';",
])('runs %j', (code) => {
  expect(whyNotRun(code)).toBeUndefined();
});

it.each<[Check, string]>([
  [
    {types: [], run: {printed: ['1'], rejected: []}},
    'Types: correct in next.\nPrinted:\n```text\n1\n```',
  ],
  [
    {types: [], run: {printed: ['```', 'a ````'], rejected: []}},
    'Types: correct in next.\nPrinted:\n`````text\n```\na ````\n`````',
  ],
  [
    {
      types: [{line: 2, message: 'TS1: no'}],
      run: {
        printed: [],
        rejected: ['lost'],
        thrown: {message: 'no', line: 3},
        hasDefault: true,
      },
    },
    `Types: 1 problem in next.
- line 2: TS1: no
Printed nothing.
Threw on line 3: no
A promise was rejected and nothing handled it: lost
What it exports as the default is not drawn here.`,
  ],
  [
    {types: [], run: {printed: [], rejected: [], stopped: 'memory'}},
    'Types: correct in next.\nWhat it printed before it was stopped is not known.\nStopped: it took too much memory.',
  ],
  [
    {types: [], notRun: 'it loads a model'},
    'Types: correct in next.\nNot run: it loads a model.',
  ],
])('describes %j', (check, words) => {
  expect(describeCheck(check, docsVersionOf('current'))).toBe(words);
});
