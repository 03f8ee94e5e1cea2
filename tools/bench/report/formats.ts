/** How figures are written. */
export const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(2)} s`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
export const count = (value: number) => String(Math.round(value));
export const minutesAndSeconds = (value: number) => {
  const whole = Math.round(value);
  return whole < 60
    ? `${whole} s`
    : `${Math.floor(whole / 60)} min ${whole % 60} s`;
};

/** Ours as a multiple of stock's: under 1 is better. */
export function ratio(ours: number, stock: number): string {
  return stock === 0 ? (ours === 0 ? '1.00' : '–') : (ours / stock).toFixed(2);
}
