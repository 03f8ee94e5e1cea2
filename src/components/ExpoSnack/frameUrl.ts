/** What the frame document shows: a stored Snack, or one with files from this site. */
type FrameRequest = {
  snackId?: string;
  /** Such as `/samples/0.2.3/yolov5/`. */
  publishedPath?: string;
  theme: 'light' | 'dark';
};

/** URL of the frame document, on this origin or another; it validates its parameters again. */
export function frameUrl(
  {snackId, publishedPath, theme}: FrameRequest,
  origin = '',
): string {
  const subject: Record<string, string> =
    publishedPath === undefined
      ? {id: snackId ?? ''}
      : {sample: publishedPath.replace(/^\/samples\/|\/$/g, '')};
  return `${origin}/embed/snack/?${new URLSearchParams({...subject, theme}).toString()}`;
}
