/** A file that is no model, or not one that can be read; the message is the phone's where it has one. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** What the reader of archives on the phone says. */
export function archiveError(what: string): LoadError {
  return new LoadError(`PytorchStreamReader failed ${what}`);
}

/** Reads a part of a file; what goes wrong in our own code, the file has led to. */
export function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) {
      throw new LoadError(`The file is damaged: ${error.message}`, {
        cause: error,
      });
    }
    throw error instanceof Error && error.name === 'Error'
      ? new LoadError(error.message, {cause: error})
      : error;
  }
}
