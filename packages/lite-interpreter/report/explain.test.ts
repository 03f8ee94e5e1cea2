import {expect, it} from 'vitest';
import {readFixture} from '../conformance/fixtures';
import {inspect, type Missing} from '../inspect';
import {readRefused} from '../testing/readRefused';
import {writeZip} from '../testing/writeZip';
import {adviceFor} from './advice';
import {explain} from './explain';

/** A small archive that asks for two hundred megabytes. */
const bomb = () => writeZip([['m/version', new Uint8Array(2e8)]], true);

const text = (content: string) => new TextEncoder().encode(content);

/** What a reader is told about a file that is no model. */
async function explained(file: Uint8Array) {
  const error = await inspect(file).then(
    () => new Error('It is one.'),
    (reason: unknown) => reason as Error,
  );
  return explain(file, error);
}

/** Where somebody saw operators missing. */
const missing: readonly Missing[] = [
  {
    operators: /^torchvision::/,
    libtorch: '1.12',
    source: {url: 'https://forum.example/t/98', date: '2022-08-04'},
  },
];

it.each([
  [
    'a TorchScript model for servers',
    readRefused('TorchScript-for-servers'),
    'PytorchStreamReader failed locating file bytecode.pkl: file not found',
    /torch\.jit\.save wrote it.* _save_for_lite_interpreter/,
  ],
  [
    'an ONNX model',
    readRefused('onnx'),
    'PytorchStreamReader failed reading zip archive: failed finding central directory',
    /ONNX.* _save_for_lite_interpreter/,
  ],
  [
    'a web page',
    readRefused('web-page'),
    'PytorchStreamReader failed reading zip archive: failed finding central directory',
    /web page.*Open the URL/,
  ],
  [
    'half a download',
    readRefused('first-half'),
    'PytorchStreamReader failed reading zip archive: failed finding central directory',
    /its end is missing.*Get it again/,
  ],
  [
    'a ZIP bomb',
    bomb(),
    'PytorchStreamReader failed reading zip archive: archive is too large',
    /Nothing was unpacked/,
  ],
  [
    'a pickle that runs a command',
    readRefused('runs-a-command'),
    'Type os is not supported in the parser, or the token is in wrong format.',
    /Nothing of it ran.*Don’t open it with torch\.load/,
  ],
  [
    'an empty file',
    readRefused('nothing'),
    'PytorchStreamReader failed reading zip archive: not a ZIP archive',
    /empty.*Get it again/,
  ],
  [
    'half of a FlatBuffers file',
    readRefused('first-half-of-FlatBuffers'),
    undefined,
    /FlatBuffers.*damaged.*export it again/,
  ],
  [
    'weights alone',
    readRefused('weights-only'),
    'PytorchStreamReader failed locating file bytecode.pkl: file not found',
    /weights alone.*torch\.jit\.script/,
  ],
  ['old weights', readRefused('weights-of-an-old-PyTorch'), undefined, /alone/],
  ['a picture', readRefused('picture'), undefined, /picture/],
  [
    'another archive',
    readRefused('archive-of-something-else'),
    undefined,
    /ZIP archive, but not one that PyTorch wrote/,
  ],
  [
    'a pointer of Git LFS',
    text('version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n'),
    undefined,
    /git lfs pull/,
  ],
  ['an answer in JSON', text('{"error": "Not found"}'), undefined, /JSON/],
  [
    'a text',
    text('Not found, not a model, and not HTML'),
    undefined,
    /isn’t a model/,
  ],
  [
    'a program that waits',
    readRefused('instruction-WAIT'),
    'WAIT is not supported in mobile module.',
    /torch\.jit\.fork/,
  ],
])(
  'says what is wrong with %s, and what to do',
  async (_, file, message, advice) => {
    const told = await explained(file);
    expect(told.advice).toMatch(advice);
    if (message !== undefined) {
      expect(told.message.trim()).toBe(message);
    }
  },
);

it.each([
  [
    'a bytecode that is too new',
    readRefused('bytecode-10'),
    /between 4 and 9 but the model version is 10/,
    /newer PyTorch.* PyTorch 1\.12 for 0\.2/,
  ],
  [
    'a bytecode that is too old',
    readRefused('bytecode-2'),
    /between 4 and 9 but the model version is 2/,
    /older PyTorch.* PyTorch 1\.12/,
  ],
  [
    'an operator of torchvision',
    readFixture('detections'),
    /torchvision::nms$/,
    /none of torchvision’s.*in JavaScript/,
  ],
])(
  'says why 0.2 refuses %s, and what to do',
  async (_, file, message, advice) => {
    const {releases} = await inspect(file, {missing});
    const verdict = releases.find(({toolkit}) => toolkit === '0.2');
    const [reason] = verdict?.reasons ?? [];
    expect(verdict?.loads).toBe('no');
    expect(reason && 'message' in reason && reason.message).toMatch(message);
    expect(verdict && reason && adviceFor(reason, verdict)).toMatch(advice);
  },
);
