/** Quantile by the nearest-rank method; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** A figure with three digits at least, and none that mean nothing. */
export function writeFigure(value: number): string {
  return String(
    value >= 100 ? Math.round(value) : Number(value.toPrecision(3)),
  );
}

/** One figure as a multiple of another; a dash where there is none. */
export function writeRatio(value: number, other: number): string {
  const ratio = value / other;
  return Number.isFinite(ratio) ? ratio.toFixed(2) : '–';
}
