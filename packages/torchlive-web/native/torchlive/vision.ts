import {clone, copyInto} from '../../tensors/copy';
import {addScaled, div} from '../../tensors/elementwise';
import {fromNumbers} from '../../tensors/create';
import {check} from '../../tensors/errors';
import {upsampleBilinear} from '../../tensors/resize';
import type {Tensor} from '../../tensors/tensor';
import {narrow, reshape, squeeze, unsqueeze} from '../../tensors/views';
import {parseData, parseTensor} from './arguments';
import {hostFunction, memberObject} from './hostObject';
import {toInt32, toInt64} from './jsi';

type Wrap = (value: unknown) => unknown;

/** A function that takes one tensor. */
function ofTensor(name: string, wrap: Wrap, run: (tensor: Tensor) => Tensor) {
  return hostFunction(name, 1, (_, args) => {
    check(args.length === 1, 'Tensor required as argument');
    return wrap(run(parseTensor(args[0])));
  });
}

/** A view on the middle; without sizes, on the largest square. */
function crop(image: Tensor, width: number, height: number): Tensor {
  const rank = image.shape.length;
  const [rows, columns] = image.shape.slice(-2) as [number, number];
  const square = Math.min(rows, columns);
  const cropWidth = width === -1 ? square : width;
  const cropHeight = width === -1 ? square : height === -1 ? width : height;
  const top = Math.trunc((rows - cropHeight) / 2);
  const left = Math.trunc((columns - cropWidth) / 2);
  return narrow(
    narrow(image, rank - 2, top, cropHeight),
    rank - 1,
    left,
    cropWidth,
  );
}

/** The older namespace `vision`, which the package itself no longer uses. */
export function visionNamespace(wrap: Wrap): object {
  const centerCrop = hostFunction('centerCrop', 1, (_, args) => {
    const [width = -1, height = -1] = args.map(toInt32);
    const name = `CenterCrop(${width}, ${height})`;
    return ofTensor(name, wrap, (image) => crop(image, width, height));
  });
  const normalize = hostFunction('normalize', 2, (_, args) => {
    const [mean, std] = args
      .slice(0, 2)
      .map((values) =>
        reshape(fromNumbers(parseData(values), 'float32'), [-1, 1, 1]),
      ) as [Tensor, Tensor];
    const inPlace = args[2];
    check(
      args.length !== 3 || typeof inPlace === 'boolean',
      'The 3rd argument for inplace needs to be a boolean',
    );
    return ofTensor('Normalize_Tensor', wrap, (image) => {
      const target = inPlace === true ? image : clone(image);
      const centered = addScaled(target, mean, -1, 'common');
      copyInto(target, div(centered, std, undefined, 'float'));
      return target;
    });
  });
  const resize = hostFunction('resize', 1, (_, args) => {
    const size = toInt64(args[0]);
    return ofTensor('Resize_Tensor', wrap, (image) => {
      const single = image.shape.length === 3;
      const batch = single ? unsqueeze(image, 0) : image;
      const resized = upsampleBilinear(batch, size, size);
      return single ? squeeze(resized, 0) : resized;
    });
  });
  const transforms = memberObject({}, {centerCrop, normalize, resize});
  return memberObject({}, {transforms});
}
