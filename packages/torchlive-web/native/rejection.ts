/** What a native method rejects with: React Native adds this code to each. */
export function rejection(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, {cause}), {code: 'EUNSPECIFIED'});
}
