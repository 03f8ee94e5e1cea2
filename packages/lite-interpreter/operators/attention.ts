import {entry, given} from '../values/given';
import {Double, type IValue} from '../values/ivalue';
import type {Tensor} from '../values/Tensor';
import {linear, matmul} from './linear';
import {normalization} from './normalization';
import {Results, type Run} from './Operator';
import {add, multiply, pointwise, where} from './pointwise';
import {mean, softmax} from './reduce';
import {permute, reshape, splitSizes, transpose} from './views';

/** Attention of several heads, as PyTorch's fast path for inference. */
function multiHeadAttention(
  query: Tensor,
  key: Tensor,
  value: Tensor,
  width: number,
  heads: number,
  inWeight: Tensor,
  inBias: Tensor,
  outWeight: Tensor,
  outBias: Tensor,
  mask: Tensor | null = null,
  needsWeights = true,
  averages = true,
  maskType: number | null = null,
): Results {
  const weights = splitSizes(inWeight, [width, width, width], 0);
  const biases = splitSizes(inBias, [width, width, width], 0);
  const [q, k, v] = [query, key, value].map((x, part) => {
    const [batch, length] = x.sizes as [number, number];
    const projected = linear(x, entry(weights, part), biases[part]);
    return permute(
      reshape(projected, [batch, length, heads, width / heads]),
      [0, 2, 1, 3],
    );
  }) as [Tensor, Tensor, Tensor];
  const scores = multiply(
    matmul(q, transpose(k, -1, -2)),
    new Double(1 / Math.sqrt(width / heads)),
  );
  const masked = mask === null ? scores : withMask(scores, mask, maskType);
  const weight = softmax(masked, -1);
  const [batch, , length] = q.sizes as [number, number, number];
  const joined = reshape(permute(matmul(weight, v), [0, 2, 1, 3]), [
    batch,
    length,
    width,
  ]);
  const shown = averages ? mean(weight, [1]) : weight;
  return new Results([
    linear(joined, outWeight, outBias),
    needsWeights ? shown : null,
  ]);
}

/** A mask by query and key (type 0), or by key of each in the batch (type 1). */
function withMask(scores: Tensor, mask: Tensor, type: number | null): Tensor {
  const wide =
    type === 1
      ? reshape(mask, [entry(mask.sizes, 0), 1, 1, entry(mask.sizes, 1)])
      : mask;
  return mask.dtype === 'bool'
    ? where(wide, new Double(-Infinity), scores)
    : add(scores, wide);
}

const layerNorm = normalization['aten::layer_norm'] as (
  x: Tensor,
  shape: number[],
  weight: Tensor,
  bias: Tensor,
  eps: IValue,
) => Tensor;

/** A layer of `nn.TransformerEncoder`, as PyTorch's fast path for inference. */
function encoderLayer(
  x: Tensor,
  width: number,
  heads: number,
  inWeight: Tensor,
  inBias: Tensor,
  outWeight: Tensor,
  outBias: Tensor,
  usesGelu: boolean,
  normFirst: boolean,
  eps: IValue,
  normWeight1: Tensor,
  normBias1: Tensor,
  normWeight2: Tensor,
  normBias2: Tensor,
  weight1: Tensor,
  bias1: Tensor,
  weight2: Tensor,
  bias2: Tensor,
  mask: Tensor | null = null,
  maskType: number | null = null,
): Tensor {
  const norm = (y: Tensor, weight: Tensor, bias: Tensor) =>
    layerNorm(y, [width], weight, bias, eps);
  const attend = (y: Tensor) =>
    multiHeadAttention(
      y,
      y,
      y,
      width,
      heads,
      inWeight,
      inBias,
      outWeight,
      outBias,
      mask,
      false,
      true,
      maskType,
    ).values[0] as Tensor;
  const name = usesGelu ? 'aten::gelu' : 'aten::relu';
  const activate = given(pointwise[name], name);
  const feed = (y: Tensor) =>
    linear(activate(linear(y, weight1, bias1)) as Tensor, weight2, bias2);
  if (normFirst) {
    const attended = add(x, attend(norm(x, normWeight1, normBias1)));
    return add(attended, feed(norm(attended, normWeight2, normBias2)));
  }
  const attended = norm(add(x, attend(x)), normWeight1, normBias1);
  return norm(add(attended, feed(attended)), normWeight2, normBias2);
}

/** Attention, where PyTorch makes one operator of it. */
export const attention: Record<string, Run> = {
  'aten::_native_multi_head_attention': multiHeadAttention,
  'aten::_transformer_encoder_layer_fwd': encoderLayer,
};
