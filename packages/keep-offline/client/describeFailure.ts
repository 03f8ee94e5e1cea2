/** Says why a version was not stored, and what to do. */
export function describeFailure(error: unknown): string {
  const {name = '', message = ''} = (error ?? {}) as Partial<Error>;
  switch (name) {
    case 'AbortError':
      return 'Canceled. Nothing was changed.';
    case 'QuotaExceededError':
      return 'Not enough storage on this device. Nothing was changed.';
    case 'TypeError':
      // Of the network, or of a file that is not the one in the list.
      return 'A file didn’t load: the network failed, or the site was updated in between. Nothing was changed. Try again.';
    default:
      return `${message} Nothing was changed. Try again later.`;
  }
}
