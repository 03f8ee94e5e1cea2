import {createTorchlive} from 'torchlive-web';
import * as plain from './plainLoops';

type Method = (...args: unknown[]) => BenchTensor;

/** A tensor as the benchmark calls it. */
type BenchTensor = {
  add: Method;
  sub: Method;
  mul: Method;
  div: Method;
  abs: Method;
  sqrt: Method;
  clamp: Method;
  sum: Method;
  softmax: Method;
  permute: Method;
  contiguous: Method;
  reshape: Method;
  matmul: Method;
  to: Method;
  data: Method;
};
type Namespace = Record<string, Method>;

const torchlive = createTorchlive({release: '0.2.4'});
export const torch = torchlive.torch as Namespace;
export const media = torchlive.media as Namespace;
export const transforms = (
  torchlive.torchvision as {
    transforms: Record<
      string,
      (...args: unknown[]) => (image: BenchTensor) => BenchTensor
    >;
  }
).transforms;

export const imageShape = [3, 480, 640];
const size = 3 * 480 * 640;
const mean = [0.485, 0.456, 0.406];
const std = [0.229, 0.224, 0.225];

/** One job, by the runtime, as a plain loop, and in Python. */
export type Job = {
  name: string;
  runtime: () => unknown;
  plain: () => unknown;
  python: string;
};

const image = torch.rand!(imageShape);
const other = torch.rand!(imageShape);
const pixels = torch.randint!(0, 256, [480, 640, 3], {dtype: 'uint8'});
const matrix = torch.rand!([256, 256]);
const [a, b, c, m] = [image, other, pixels, matrix].map(
  (tensor) => tensor.data() as unknown as Float32Array,
) as [Float32Array, Float32Array, Float32Array, Float32Array];
const bytes = c as unknown as Uint8Array;
const normalize = transforms.normalize!(mean, std);
const resize = transforms.resize!([224, 224]);

export const jobs: readonly Job[] = [
  {
    name: 'add(tensor)',
    runtime: () => image.add(other),
    plain: () => plain.add(a, b),
    python: 'a.add(b)',
  },
  {
    name: 'div(number)',
    runtime: () => image.div(255),
    plain: () => plain.divide(a, 255),
    python: 'a.div(255)',
  },
  {
    name: 'div(number), uint8',
    runtime: () => pixels.div(255),
    plain: () => plain.divideBytes(bytes, 255),
    python: 'u.div(255)',
  },
  {
    name: 'sqrt()',
    runtime: () => image.sqrt(),
    plain: () => plain.squareRoot(a),
    python: 'a.sqrt()',
  },
  {
    name: 'clamp(0.2, 0.8)',
    runtime: () => image.clamp(0.2, 0.8),
    plain: () => plain.clamp(a, 0.2, 0.8),
    python: 'a.clamp(0.2, 0.8)',
  },
  {
    name: 'sum()',
    runtime: () => image.sum(),
    plain: () => plain.sum(a),
    python: 'a.sum()',
  },
  {
    name: 'softmax(2)',
    runtime: () => image.softmax(2),
    plain: () => plain.softmax(a, 640),
    python: 'a.softmax(2)',
  },
  {
    name: 'permute().contiguous(), uint8',
    runtime: () => pixels.permute(2, 0, 1).contiguous(),
    plain: () => plain.channelsFirst(bytes, 3),
    python: 'u.permute(2, 0, 1).contiguous()',
  },
  {
    name: 'normalize',
    runtime: () => normalize(image),
    plain: () => plain.normalize(a, mean, std, size / 3),
    python: 'F.normalize(a, [0.485, 0.456, 0.406], [0.229, 0.224, 0.225])',
  },
  {
    name: 'resize to 224×224',
    runtime: () => resize(image),
    plain: () => plain.resize(a, 3, 480, 640, 224, 224),
    python: 'F.resize(a, [224, 224])',
  },
  {
    name: 'matmul, 256×256',
    runtime: () => matrix.matmul(matrix),
    plain: () => plain.matmul(m, m, 256),
    python: 'm.matmul(m)',
  },
];
