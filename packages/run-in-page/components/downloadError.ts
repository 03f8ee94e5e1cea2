import {isControlled} from 'browser-utils';

/** Says that a file which a model needs did not arrive. */
export function downloadError(cause: unknown): Error {
  return new Error(
    isControlled()
      ? 'This browser doesn’t store the models. Connect to a network, then try again.'
      : 'The download stopped. Check your connection, then try again.',
    {cause},
  );
}
