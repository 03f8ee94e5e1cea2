import normalizeColor from '@react-native/normalize-colors';

/**
 * `processColor` of React Native 0.64 to 0.70 on Android: one signed integer,
 * alpha first; `undefined` for what isn't a colour.
 */
export function processColor(color: unknown): number | null | undefined {
  if (color === undefined || color === null) {
    return color;
  }
  const rgba = normalizeColor(color);
  return rgba === null ? undefined : (rgba << 24) | (rgba >>> 8);
}
