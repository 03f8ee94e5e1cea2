import {check} from '../../tensors/errors';
import {resize} from '../../tensors/resize';
import type {Tensor} from '../../tensors/tensor';
import {centerCrop, grayscale, normalize} from '../../tensors/transforms';
import {parseData, parseTensor} from './arguments';
import {hostFunction, memberObject} from './hostObject';
import {toInt32, toInt64} from './jsi';

type Wrap = (value: unknown) => unknown;

type Transform = {
  name: string;
  /** What JavaScript sees as the `length` of the factory. */
  length: number;
  /** Reads the arguments of the factory; what it returns transforms a tensor. */
  prepare: (args: readonly unknown[]) => (image: Tensor) => Tensor;
};

/** One or two sizes. `centerCrop` names `resize` in its error, as the binding does. */
function parseSizes(args: readonly unknown[]): number[] {
  check(
    args.length === 1,
    `Factory function resize expects 1 argument but ${args.length} are given.`,
  );
  const sizes = parseData(args[0]);
  const [word, wrong] =
    sizes.length < 1 ? ['Not enough', true] : ['Too many', sizes.length > 2];
  check(!wrong, `${word} values to unpack (expect 2, got ${sizes.length})`);
  return sizes.map(toInt64);
}

const transforms: readonly Transform[] = [
  {
    name: 'centerCrop',
    length: 1,
    prepare(args) {
      const sizes = parseSizes(args);
      return (image) => centerCrop(image, sizes);
    },
  },
  {
    name: 'grayscale',
    length: 1,
    prepare(args) {
      check(
        args.length <= 1,
        `Factory function grayscale expects 0 or 1 argument but ${args.length} are given.`,
      );
      const channels = args.length === 1 ? toInt32(args[0]) : 1;
      check(
        channels === 1 || channels === 3,
        `num_output_channels should be either 1 or 3 but ${channels} is given.`,
      );
      return (image) => grayscale(image, channels);
    },
  },
  {
    name: 'normalize',
    length: 2,
    prepare(args) {
      check(
        args.length === 2,
        `Factory function normalize expects 2 argument but ${args.length} are given.`,
      );
      const [mean, std] = args.map(parseData) as [number[], number[]];
      return (image) => normalize(image, mean, std);
    },
  },
  {
    name: 'resize',
    length: 1,
    prepare(args) {
      const sizes = parseSizes(args);
      return (image) => resize(image, sizes);
    },
  },
];

/** The factory of a transform: what it makes is called as a function or by `forward`. */
function factory({name, length, prepare}: Transform, wrap: Wrap) {
  return hostFunction(name, length, (_, args) => {
    const run = prepare(args);
    const transform = hostFunction(name, 1, (_self, inputs) => {
      check(
        inputs.length === 1,
        `Module expect 1 input but ${inputs.length} are given.`,
      );
      return wrap(run(parseTensor(inputs[0])));
    });
    return Object.assign(transform, {forward: transform});
  });
}

/** The namespace `torchvision`. */
export function torchvisionNamespace(wrap: Wrap): object {
  const members = Object.fromEntries(
    transforms.map((transform) => [transform.name, factory(transform, wrap)]),
  );
  return memberObject({}, {transforms: memberObject({}, members)});
}
