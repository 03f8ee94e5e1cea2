/** What the frame document shows: a stored Snack, or one whose files this site serves. */
export type FrameRequest = {
  snackId?: string;
  /** Such as `/samples/0.2.3/yolov5/`. */
  publishedPath?: string;
  theme: 'light' | 'dark';
};

/** Address of the frame document, which checks every part of it again. */
export function frameAddress({
  snackId,
  publishedPath,
  theme,
}: FrameRequest): string {
  const subject: Record<string, string> =
    publishedPath === undefined
      ? {id: snackId ?? ''}
      : {sample: publishedPath.replace(/^\/samples\/|\/$/g, '')};
  return `/embed/snack/?${new URLSearchParams({...subject, theme}).toString()}`;
}
