const reasons: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera was refused. Allow it in the settings of the browser for this site, or choose a picture.',
  NotFoundError: 'There is no camera on this device. Choose a picture.',
  NotReadableError:
    'The camera is in use by another program. Close that one, or choose a picture.',
  NotSupportedError: 'This browser lets no page film. Choose a picture.',
  AbortError:
    'The camera stopped before it gave a picture. Try again, or choose a picture.',
};

/** Says why there is no camera, and what to do. */
export function describeCameraError(error: unknown): string {
  // An error of the frame is no instance of this window's classes.
  const {name = ''} = (error ?? {}) as {name?: string};
  return (
    reasons[name] ??
    'The camera did not start, and the browser does not say why. Try again, or choose a picture.'
  );
}
