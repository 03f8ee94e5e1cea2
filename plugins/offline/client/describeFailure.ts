/** Says why nothing was stored, and what to do. */
export function describeFailure(error: unknown, megabytes: string): string {
  const {name = '', message = ''} = (error ?? {}) as Partial<Error>;
  switch (name) {
    case 'AbortError':
      return 'Cancelled. Nothing was stored.';
    case 'QuotaExceededError':
      return `There is too little storage on this device: it takes ${megabytes}. Nothing was stored.`;
    case 'TypeError':
      // Of the network, or of a file that is not the one in the list.
      return 'A file could not be loaded: the network failed, or the site was updated in between. Nothing was stored. Try again.';
    default:
      return `${message} Nothing was stored. Try again later.`;
  }
}
