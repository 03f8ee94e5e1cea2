/** Adds a row to its totals. */
export function sumRow(
  out: Float64Array,
  a: Float32Array,
  count: number,
  o: number,
  i: number,
  outStep: number,
  step: number,
): void {
  if (outStep === 0) {
    let total = 0;
    for (let k = 0; k < count; k++, i += step) {
      total += a[i] ?? 0;
    }
    out[o] = (out[o] ?? 0) + total;
  } else {
    for (let k = 0; k < count; k++, i += step, o += outStep) {
      out[o] = (out[o] ?? 0) + (a[i] ?? 0);
    }
  }
}

/** Softmax of one line. */
export function softmaxLine(
  out: Float32Array,
  a: Float32Array,
  size: number,
  o: number,
  i: number,
  jump: number,
  step: number,
): void {
  let most = -Infinity;
  for (let k = 0; k < size; k++) {
    most = Math.max(most, a[i + k * step] ?? 0);
  }
  let total = 0;
  for (let k = 0; k < size; k++) {
    const power = Math.exp((a[i + k * step] ?? 0) - most);
    out[o + k * jump] = power;
    total += power;
  }
  for (let k = 0; k < size; k++) {
    out[o + k * jump] = (out[o + k * jump] ?? 0) / total;
  }
}
