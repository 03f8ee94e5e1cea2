/** Quantile by the nearest-rank method. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? NaN;
}

/** Median and 95th percentile as text. */
export function describeTimes(values: readonly number[]): string {
  return `median ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms`;
}
