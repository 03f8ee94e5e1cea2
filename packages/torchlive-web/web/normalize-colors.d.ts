declare module '@react-native/normalize-colors' {
  /** The color as an unsigned integer, alpha last. */
  export default function normalizeColor(color: unknown): number | null;
}
