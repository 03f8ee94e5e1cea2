import {CompletionContext} from '@codemirror/autocomplete';
import {javascript} from '@codemirror/lang-javascript';
import {EditorState} from '@codemirror/state';
import {expect, it} from 'vitest';
import type {TypesTable} from '../../../examples/options';
import {completeMembers} from './completeMembers';

const table: TypesTable = {
  exports: {
    torch: {type: 'Torch'},
    torchvision: {type: 'Torchvision'},
    text: {type: 'text'},
    ImageUtil: {type: 'ImageUtil'},
  },
  types: {
    Torch: {ones: {type: 'Tensor'}, jit: {type: 'JIT'}},
    JIT: {_loadForMobile: {type: 'Promise<Module>'}},
    Module: {forward: {}},
    Tensor: {
      add: {type: 'Tensor'},
      shape: {type: 'number[]'},
      topk: {type: '[Tensor, Tensor]'},
      '[]': {type: 'Tensor'},
    },
    Torchvision: {transforms: {type: 'Transforms'}},
    Transforms: {resize: {type: 'Transform'}},
    Transform: {'()': {type: 'Tensor'}, forward: {}},
    text: {Tokenizer: {type: 'typeof Tokenizer'}},
    Tokenizer: {encode: {}},
    ImageUtil: {fromURL: {type: 'Promise<Image>'}},
    Image: {getWidth: {}},
  },
};
const tensor = ['add', 'shape', 'topk'];
const head = `import {torch, torchvision, text, ImageUtil} from 'react-native-pytorch-core';\n`;

async function complete(code: string): Promise<string[] | undefined> {
  const state = EditorState.create({
    doc: code,
    extensions: [javascript({typescript: true, jsx: true})],
  });
  const source = completeMembers(() => Promise.resolve(table));
  const result = await source(new CompletionContext(state, code.length, true));
  return result?.options.map(({label}) => label);
}

it.each([
  ['torch.', ['ones', 'jit']],
  ['torch.on', ['ones', 'jit']],
  ['torch.ones([2]).', tensor],
  ['const x = torch.ones([2]);\nx.', tensor],
  ['const x = torch.ones([2]);\nconst y = x.add(1);\ny.add(2).a', tensor],
  ['const x = torch.ones([2]);\nx[0].', tensor],
  ['const [values] = torch.ones([2]).topk(1);\nvalues.', tensor],
  ['function f(x: Tensor) {\n  x.', tensor],
  ['const m = await torch.jit._loadForMobile("a");\nm.', ['forward']],
  ['const i = await ImageUtil.fromURL("a");\ni.', ['getWidth']],
  ['torchvision.transforms.resize(2).', ['forward']],
  ['const r = torchvision.transforms.resize(2);\nr(x).', tensor],
  ['const t = new text.Tokenizer({});\nt.', ['encode']],
  ['const t = (torch.ones([1]));\n(t).', tensor],
  ["import {torch as t} from 'a';\nt.", ['ones', 'jit']],
  [
    "import * as pt from 'react-native-pytorch-core';\npt.",
    Object.keys(table.exports),
  ],
  [
    "import * as pt from 'react-native-pytorch-core';\npt.torch.ones([1]).",
    tensor,
  ],
  ['const {transforms} = torchvision;\ntransforms.', ['resize']],
  ['const {jit: j} = torch;\nj.', ['_loadForMobile']],
  ["import * as React from 'react';\nReact.", undefined],
  ['unknown.', undefined],
  ['const a = b;\nconst b = a;\na.', undefined],
  ['torch.ones([2]).shape.', undefined],
  ['const s = "torch.', undefined],
])('completes %s', async (code, expected) => {
  expect(await complete(head + code)).toEqual(expected);
});

it('completes what can be imported', async () => {
  expect(await complete('import {to')).toEqual(Object.keys(table.exports));
});
