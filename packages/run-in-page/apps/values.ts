import type {Value} from 'torchlive-web';
import type {Tensor} from 'torchlive-web/tensor';
import {
  anyOf,
  arrayOf,
  isBoolean,
  isNumber,
  isString,
  objectOf,
  recordOf,
  type Shape,
} from '../shape';

const isTensor = objectOf({
  dtype: isString,
  shape: arrayOf(isNumber),
  strides: arrayOf(isNumber),
  offset: isNumber,
  storage: (data): data is Tensor['storage'] => ArrayBuffer.isView(data),
}) as Shape<Tensor>;

const isAnyNumber: Shape<number> = (data) => typeof data === 'number';
const isNull: Shape<null> = (data) => data === null;

/** What nests without end would overflow the stack. */
function valueShape(depth: number): Shape<Value> {
  return (data): data is Value => {
    const inner = valueShape(depth - 1);
    return (
      depth > 0 &&
      anyOf(
        isAnyNumber,
        isBoolean,
        isString,
        isNull,
        arrayOf(inner),
        // Models tell tensors from other objects by it.
        Object.hasOwn(Object(data) as object, 'storage')
          ? isTensor
          : recordOf(inner),
      )(data)
    );
  };
}

/** What models take and give. */
export const isValue = valueShape(10);
