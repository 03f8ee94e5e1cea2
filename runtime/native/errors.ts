/**
 * An error of the runtime's own: on the phone the app crashes here, or what
 * happens is undefined.
 */
export class PhoneError extends Error {
  override readonly name = 'PhoneError';
}

/** What a native method rejects with: React Native adds this code to each. */
export function rejection(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, {cause}), {code: 'EUNSPECIFIED'});
}
