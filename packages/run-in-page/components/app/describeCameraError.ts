const reasons: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Camera access was denied. Allow it for this site in your browser’s settings, or choose an image.',
  NotFoundError: 'This device has no camera. Choose an image.',
  NotReadableError:
    'The camera is in use by another program. Close that program, or choose an image.',
  NotSupportedError: 'This browser doesn’t support cameras. Choose an image.',
  AbortError:
    'The camera stopped before it delivered an image. Try again, or choose an image.',
};

/** Says why there is no camera, and what to do. */
export function describeCameraError(error: unknown): string {
  // An error of the frame is no instance of this window's classes.
  const {name = ''} = (error ?? {}) as {name?: string};
  return (
    reasons[name] ??
    'The camera did not start, and the browser does not say why. Try again, or choose an image.'
  );
}
