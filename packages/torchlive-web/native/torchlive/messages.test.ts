import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTorchlive} from './createTorchlive';
import {isSince, releases, type Release} from '../release';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access --
   what a reader's JavaScript sees of the binding has no types */
type Call = (...args: unknown[]) => any;
type Transforms<Name extends string> = {transforms: Record<Name, Call>};
type Phone = {
  torch: Record<
    | 'arange'
    | 'cat'
    | 'eye'
    | 'fromBlob'
    | 'full'
    | 'linspace'
    | 'ones'
    | 'rand'
    | 'randint'
    | 'tensor',
    Call
  > & {jit: {_loadForMobile: Call}};
  torchvision: Transforms<'centerCrop' | 'grayscale' | 'normalize' | 'resize'>;
  vision: Transforms<'normalize' | 'resize'>;
  media: Record<'imageFromBlob' | 'imageFromTensor' | 'toBlob', Call>;
  experimental: {audioFromBytes: Call};
  filesystem: {getLastAccessTime: Call};
};

/** The C++ of a release, with adjacent string literals joined. */
function nativeSource(release: Release): string {
  const folder = path.resolve(`node_modules/rnpc-${release}/cxx/src/torchlive`);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(cpp|h)$/.test(file) && !file.includes('scripted'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
    .replace(/"\s*\n\s*"/g, '');
}

const tested = releases.filter((release) => isSince(release, '0.2.0'));
const sources = new Map(
  tested.map((release) => [release, nativeSource(release)]),
);

/** A message, `…` for what varies, and a call that leads to it. */
type Case = [
  message: string,
  call: (phone: Phone) => unknown,
  since?: Release,
  until?: Release,
];

const image = ({torch}: Phone, shape = [3, 2, 2]) =>
  torch.ones(shape, {dtype: 'uint8'});
const ones = ({torch}: Phone) => torch.ones([2, 3]);
const transform = (
  phone: Phone,
  name: keyof Phone['torchvision']['transforms'],
  ...args: unknown[]
) => phone.torchvision.transforms[name](...args);
const vision = (
  phone: Phone,
  name: keyof Phone['vision']['transforms'],
  ...args: unknown[]
) => phone.vision.transforms[name](...args);
const model = (phone: Phone, ...args: unknown[]) =>
  phone.torch.jit._loadForMobile(...args) as Promise<{forward: Call}>;

const cases: Case[] = [
  // Arguments
  ['This function requires at least … argument', (p) => ones(p).add()],
  ['This function requires at least … argument', (p) => p.torch.arange()],
  ['This function requires at least … argument', (p) => p.torch.fromBlob()],
  ['This function requires at least … argument', (p) => p.torch.randint(1)],
  [
    'This function requires at least … argument',
    (p) => p.torch.randint(1, 2),
    '0.2.3',
  ],
  [
    'This function requires at least … argument',
    (p) => p.torch.full([1]),
    '0.2.1',
  ],
  ['parameter at index … must be an integer', (p) => ones(p).softmax(0.5)],
  [
    'parameter at index … must be an integer',
    (p) => p.torch.linspace(0, 0.5, 3),
    '0.2.1',
  ],
  ['Argument must be an object', (p) => ones(p).to('float32')],
  ['Cannot convert String to tensor dtype', (p) => ones(p).to({dtype: 'bool'})],
  [
    'Please specify the first input as a sequence of numbers or a collection like a list or a tuple.',
    (p) => ones(p).sum({keepdim: true}),
  ],
  ['Value must be a tensor', (p) => ones(p).clamp({min: {}})],
  ['Value must be a tensor', (p) => p.torch.cat([1]), '0.2.1'],
  [
    'Expect jsi::Number or jsi::Array, but another type is given',
    (p) => p.torch.tensor([true]),
  ],
  [
    'Expect jsi::Number or jsi::Array, but another type is given',
    (p) => p.torch.tensor([[1], null]),
  ],
  // 0.2.0
  [
    'This function requires at least one argument.',
    (p) => p.torch.ones(),
    '0.2.0',
    '0.2.1',
  ],
  [
    'This function requires at least one argument.',
    (p) => p.torch.tensor(),
    '0.2.0',
    '0.2.1',
  ],
  [
    'This function requires at least one argument',
    (p) => p.torch.rand(),
    '0.2.0',
    '0.2.1',
  ],
  [
    'torch.eye requires at least one argument',
    (p) => p.torch.eye(),
    '0.2.0',
    '0.2.1',
  ],
  [
    'torch.eye requires the first argument to be a number',
    (p) => p.torch.eye('1'),
    '0.2.0',
    '0.2.1',
  ],
  [
    'Arg 2 should be an array of numbers',
    (p) => p.torch.fromBlob(1, 2),
    '0.2.0',
    '0.2.1',
  ],
  [
    'Input should be an array of numbers',
    (p) => p.torch.fromBlob(1, ['2']),
    '0.2.0',
    '0.2.1',
  ],
  [
    'The fromBlob function only works with BlobHostObject',
    (p) => p.torch.fromBlob(ones(p), [2]),
    '0.2.0',
    '0.2.1',
  ],
  // torch
  [
    'torch.eye requires the first argument to be a positive integer',
    (p) => p.torch.eye(1.5, 2),
  ],
  [
    'torch.eye requires the second argument to be a positive integer',
    (p) => p.torch.eye(1, 2.5),
  ],
  // Tensor
  [
    "expect 'keepdim' to be boolean, but another type is given.",
    (p) => ones(p).argmax({keepdim: 1}),
  ],
  [
    "expect 'keepdim' to be boolean, but another type is given.",
    (p) => ones(p).sum(0, {keepdim: null}),
  ],
  [
    "expect 'largest' to be boolean, but another type is given.",
    (p) => ones(p).topk(1, {largest: 1}),
    '0.2.3',
  ],
  [
    "expect 'sorted' to be boolean, but another type is given.",
    (p) => ones(p).topk(1, {sorted: 'yes'}),
    '0.2.3',
  ],
  ['unknown memory format …', (p) => ones(p).contiguous({memoryFormat: 'x'})],
  [
    "the property 'data' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.",
    (p) => p.torch.ones([1], {dtype: 'int64'}).data(),
  ],
  [
    "the property 'item' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.",
    (p) => p.torch.ones([1], {dtype: 'int64'}).item(),
  ],
  [
    'Invalid value! The value has to be of type tensor or a number',
    (p) => (ones(p)[0] = 'x'),
    '0.2.4',
  ],
  // torchvision
  [
    'Factory function resize expects 1 argument but … are given.',
    (p) => transform(p, 'resize', [2], undefined),
  ],
  [
    'Factory function resize expects 1 argument but … are given.',
    (p) => transform(p, 'centerCrop'),
  ],
  [
    'Factory function normalize expects 2 argument but … are given.',
    (p) => transform(p, 'normalize', [1]),
  ],
  [
    'Factory function grayscale expects 0 or 1 argument but … are given.',
    (p) => transform(p, 'grayscale', 1, 3),
  ],
  [
    'num_output_channels should be either 1 or 3 but … is given.',
    (p) => transform(p, 'grayscale', 2),
  ],
  [
    'Not enough values to unpack (expect 2, got …)',
    (p) => transform(p, 'resize', []),
  ],
  [
    'Too many values to unpack (expect 2, got …)',
    (p) => transform(p, 'resize', [1, 2, 3]),
  ],
  [
    'Module expect 1 input but … are given.',
    (p) => transform(p, 'grayscale')(),
  ],
  ['Value must be a tensor', (p) => transform(p, 'grayscale')({})],
  ['Tensor required as argument', (p) => vision(p, 'resize', 2)()],
  [
    'The 3rd argument for inplace needs to be a boolean',
    (p) => vision(p, 'normalize', [1], [1], 1),
  ],
  // media
  ['function requires 1 argument', (p) => p.media.toBlob()],
  ['argument must be an object', (p) => p.media.toBlob(1)],
  ['object must have ID property', (p) => p.media.toBlob({})],
  ['ID property must be a string', (p) => p.media.toBlob({ID: 1})],
  [
    'input tensor must be of shape (3, height, width) with dtype uint8',
    (p) => p.media.imageFromTensor(image(p, [1, 2, 2])),
    '0.2.0',
    '0.2.1',
  ],
  [
    'input tensor must be of shape (channels, height, width) with dtype uint8',
    (p) => p.media.imageFromTensor(ones(p)),
    '0.2.1',
  ],
  [
    'input tensor must be of shape (1, height, width) or (3, height, width) or (4, height, width)',
    (p) => p.media.imageFromTensor(image(p, [2, 2, 2])),
    '0.2.1',
  ],
  [
    'error on converting blob to image with width: …, height: …',
    (p) => p.media.imageFromBlob(p.media.toBlob(image(p)), 2, 2),
    '0.2.1',
  ],
  // torch.jit
  [
    "only 'cpu' device is currently supported",
    (p) => model(p, 'x', 'cuda'),
    '0.2.3',
  ],
  [
    'At least 1 arg is expected',
    async (p) => (await model(p, 'model://tiny')).forward(),
    '0.2.0',
    '0.2.1',
  ],
  // experimental and filesystem
  [
    'error on creating audio from bytes with size: …, sample rate: …. ',
    (p) => p.experimental.audioFromBytes([1, 2], 16000),
    '0.2.1',
  ],
  [
    'error on getLastAccessTime: …',
    (p) => p.filesystem.getLastAccessTime(1),
    '0.2.1',
  ],
];

const table = cases.flatMap(([message, call, since = '0.2.0', until]) =>
  tested
    .filter(
      (release) =>
        isSince(release, since) && !(until && isSince(release, until)),
    )
    .map((release) => ({release, message, call})),
);

/** The message of what a call throws or rejects with. */
async function messageOf(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
}

describe('messages of the binding', () => {
  it.each(table)('$release: $message', async ({release, message, call}) => {
    const parts = message.split('…');
    const phone = createTorchlive({release}) as unknown as Phone;
    const thrown = await messageOf(() => call(phone));
    const escape = (text: string) =>
      text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    const pattern = new RegExp(`^${parts.map(escape).join('.+')}`);
    expect(thrown).toMatch(pattern);
    for (const part of parts.filter((text) => text.trim().length > 1)) {
      expect(sources.get(release)).toContain(part);
    }
  });

  it('reads the C++ of every release that npm has since 0.2.0', () => {
    expect([...sources.values()].every((text) => text.length > 10_000)).toBe(
      true,
    );
    expect([...sources.keys()]).toEqual(
      expect.arrayContaining(['0.2.0', '0.2.1', '0.2.3', '0.2.4']),
    );
  });

  it('would notice a message that no release has', () => {
    for (const source of sources.values()) {
      expect(source).not.toContain('Value must be a matrix');
    }
  });
});
